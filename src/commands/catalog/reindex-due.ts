import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { withTenant } from "../../db/with-tenant"
import { buildEntries } from "../../modules/catalog/build-entries"
import {
  dropLooseReindexMarks,
  dropReindexMarks,
  type ReindexWork,
  reindexQueue,
  reindexWork,
} from "../../modules/catalog/reindex-queue"
import { nameNewProducts } from "./name-new-products"

type Container = Pick<MedusaContainer, "resolve">

/**
 * Updates the catalog with changes made outside our own writes: in Medusa Admin or by an integrator. The queue rows are
 * deleted in the transaction that rebuilds the catalog entries, so a crash loses none.
 * @returns the number of processed queue rows
 */
export async function reindexDue(container: Container): Promise<number> {
  const { done } = await reindexQueue.runTogether(container, async (rows) => {
    const failed = new Set<string>()
    for (const items of byTenant(await reindexWork(container, rows)))
      if (!(await refresh(container, items))) for (const mark of marksOf(items)) failed.add(mark)
    return failed.size
  })
  return done
}

/** One tenant's failure must not delay the others: it is logged, and its products stay queued. */
async function refresh(container: Container, items: readonly ReindexWork[]): Promise<boolean> {
  const tenant = items[0]?.tenant ?? null
  try {
    if (tenant === null) await dropLooseReindexMarks(container, marksOf(items))
    else await refreshTenant(container, tenant, items)
    return true
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(
      `The catalog of ${tenant?.slug ?? "no tenant"} could not be brought up to date`,
      error instanceof Error ? error : new Error(String(error))
    )
    return false
  }
}

function byTenant(work: readonly ReindexWork[]): ReindexWork[][] {
  const tenants = new Map<string | null, ReindexWork[]>()
  for (const it of work) {
    const id = it.tenant?.id ?? null
    tenants.set(id, [...(tenants.get(id) ?? []), it])
  }
  return [...tenants.values()]
}

async function refreshTenant(
  container: Container,
  { id, slug }: NonNullable<ReindexWork["tenant"]>,
  items: readonly ReindexWork[]
): Promise<void> {
  const ids = items.map((it) => it.productId)
  await withTenant(container, id, async (tx) => {
    await dropReindexMarks(tx, marksOf(items))
    await nameNewProducts(tx, slug, ids)
    await buildEntries(tx, ids)
  })
}

const marksOf = (items: readonly ReindexWork[]): string[] => items.flatMap((it) => it.marks)
