import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { withTenant } from "../../db/with-tenant"
import { nameNewcomers } from "./name-newcomers"

type Container = Pick<MedusaContainer, "resolve">
interface Work {
  tenant_id: string | null
  tenant_slug: string | null
  product_id: string
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
    for (const [tenantId, items] of byTenant(work)) {
      const refreshed = await refresh(container, tenantId, items)
      if (refreshed) all += items.length
      else failed = true
    }
    // What has failed keeps its marks for the next time.
    if (!work.length || failed) return all
  }
}

/** One shop's trouble must not keep the others' changes waiting: it is logged, and its marks stay. */
async function refresh(
  container: Container,
  tenantId: string | null,
  items: readonly Work[]
): Promise<boolean> {
  try {
    if (tenantId === null) await dropMarks(container, items)
    else await refreshTenant(container, tenantId, items)
    return true
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(
      `The catalogue of ${tenantId ?? "no shop"} could not be brought up to date`,
      error instanceof Error ? error : new Error(String(error))
    )
    return false
  }
}

/** The marked products with the shop whose channel sells them, or whose catalogue has them. */
async function dueWork(container: Container): Promise<Work[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await knex.raw<{ rows: Work[] }>(
    `select s.product_id, s.marks, t.id as tenant_id, t.slug as tenant_slug
     from (select product_id, array_agg(id::text) as marks from (
             select product_id, id from catalog_stale order by id limit ?) it group by product_id) s
     left join lateral (
       select t.id, t.slug from catalog_entry e join tenant t on t.id = e.tenant_id where e.product_id = s.product_id
       union
       select t.id, t.slug from product_sales_channel c join tenant t on t.sales_channel_id = c.sales_channel_id
       where c.product_id = s.product_id and c.deleted_at is null
     ) t on true`,
    [batchSize]
  )
  return found.rows
}

function byTenant(work: readonly Work[]): Map<string | null, Work[]> {
  const tenants = new Map<string | null, Work[]>()
  for (const it of work) tenants.set(it.tenant_id, [...(tenants.get(it.tenant_id) ?? []), it])
  return tenants
}

async function refreshTenant(container: Container, tenantId: string, items: readonly Work[]): Promise<void> {
  const ids = items.map((it) => it.product_id)
  await withTenant(container, tenantId, async (tx) => {
    await tx.run(dropSql, [marksOf(items)])
    await nameNewcomers(tx, items[0]?.tenant_slug ?? "", ids)
    await tx.run("select catalog_build(?, ?)", [tenantId, ids])
  })
}

/** Other marks of the same product stay: they may stand for a change that this look hasn't seen. */
const dropSql = "delete from catalog_stale where id = any (?::bigint[])"

const marksOf = (items: readonly Work[]): string[] => items.flatMap((it) => it.marks)

/** Products of no shop. */
async function dropMarks(container: Container, items: readonly Work[]): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(dropSql, [marksOf(items)])
}
