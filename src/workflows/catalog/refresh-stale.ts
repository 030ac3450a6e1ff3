import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { withTenant } from "../../db/with-tenant"
import { channelsOfProducts } from "../../medusa/product/read-products"
import { buildEntries } from "../../modules/catalog/build-entries"
import { dropLooseMarks, dropMarks, staleProducts } from "../../modules/catalog/stale"
import { type TenantName, tenantNames } from "../../modules/tenant/find-tenant"
import { nameNewcomers } from "./name-newcomers"

type Container = Pick<MedusaContainer, "resolve">
interface Work {
  /** The shop that sells it; null when none does. */
  tenant: TenantName | null
  productId: string
  marks: string[]
}

const batchSize = 200

/**
 * Brings the catalogue up to date with what was changed past our own writes: in Medusa Admin, or by an integrator.
 * The marks go in the transaction that builds the entries anew, so a crash loses none.
 * @returns how many products it looked at
 */
export async function refreshStale(container: Container): Promise<number> {
  let all = 0
  for (;;) {
    const work = await dueWork(container)
    let failed = false
    for (const items of byTenant(work)) {
      const refreshed = await refresh(container, items)
      if (refreshed) all += items.length
      else failed = true
    }
    // What has failed keeps its marks for the next time.
    if (!work.length || failed) return all
  }
}

/** One shop's trouble must not keep the others' changes waiting: it is logged, and its marks stay. */
async function refresh(container: Container, items: readonly Work[]): Promise<boolean> {
  const tenant = items[0]?.tenant ?? null
  try {
    if (tenant === null) await dropLooseMarks(container, marksOf(items))
    else await refreshTenant(container, tenant, items)
    return true
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(
      `The catalogue of ${tenant?.slug ?? "no shop"} could not be brought up to date`,
      error instanceof Error ? error : new Error(String(error))
    )
    return false
  }
}

/** The marked products with the shop whose channel sells them, or whose catalogue has them. */
async function dueWork(container: Container): Promise<Work[]> {
  const stale = await staleProducts(container, batchSize)
  if (!stale.length) return []
  const channels = await channelsOfProducts(
    container,
    stale.map((it) => it.productId)
  )
  const tenants = await tenantNames(container)
  return stale.flatMap(({ productId, marks, tenantIds }): Work[] => {
    const sold = channels.filter((it) => it.productId === productId).map((it) => it.salesChannelId)
    const theirs = tenants.filter((it) => tenantIds.includes(it.id) || sold.includes(it.salesChannelId))
    return theirs.length
      ? theirs.map((tenant) => ({ tenant, productId, marks }))
      : [{ tenant: null, productId, marks }]
  })
}

function byTenant(work: readonly Work[]): Work[][] {
  const tenants = new Map<string | null, Work[]>()
  for (const it of work) {
    const id = it.tenant?.id ?? null
    tenants.set(id, [...(tenants.get(id) ?? []), it])
  }
  return [...tenants.values()]
}

async function refreshTenant(
  container: Container,
  tenant: TenantName,
  items: readonly Work[]
): Promise<void> {
  const ids = items.map((it) => it.productId)
  await withTenant(container, tenant.id, async (tx) => {
    await dropMarks(tx, marksOf(items))
    await nameNewcomers(tx, tenant.slug, ids)
    await buildEntries(tx, ids)
  })
}

const marksOf = (items: readonly Work[]): string[] => items.flatMap((it) => it.marks)
