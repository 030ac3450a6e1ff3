import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type Claimed, WorkQueue } from "../../db/work-queue"
import type { TenantTx } from "../../db/with-tenant"

type Container = Pick<MedusaContainer, "resolve">

/** Products that were changed outside our own writes, with one row for each change. */
export const reindexQueue = new WorkQueue({
  name: "reindex",
  table: "catalog_stale",
  key: { id: "id", productId: "product_id" },
  leaseSeconds: 60,
  atOnce: 200,
  tenantOf: "(select entry.tenant_id from catalog_entry entry where entry.product_id = due.product_id)",
})

/** A changed product, its queue rows, and a tenant, if any, that sells it or has its catalog entry. */
export interface ReindexWork {
  productId: string
  marks: string[]
  tenant: { id: string; slug: string } | null
}

/** The work of claimed rows: one item per tenant of a product, archived tenants included. */
export async function reindexWork(
  container: Container,
  rows: readonly Claimed<"id" | "productId">[]
): Promise<ReindexWork[]> {
  const marks = new Map<string, string[]>()
  for (const { id, productId } of rows) marks.set(productId, [...(marks.get(productId) ?? []), id])
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await knex.raw<{ rows: Omit<ReindexWork, "marks">[] }>(
    `select product_id as "productId", tenant from catalog_sellers(?::text[])`,
    [[...marks.keys()]]
  )
  return found.rows.map((it) => ({ ...it, marks: marks.get(it.productId) ?? [] }))
}

/** Deletes by id: newer queue rows of the same product may stand for changes that this run hasn't seen. */
const dropSql = "delete from catalog_stale where id = any (?::bigint[])"

/** Deletes queue rows in the transaction that rebuilds the catalog entries, so that a crash loses none. */
export const dropReindexMarks = (tx: TenantTx, marks: readonly string[]): Promise<number> =>
  tx.run(dropSql, [marks])

/** Deletes the queue rows of products that no tenant sells. */
export const dropLooseReindexMarks = (container: Container, marks: readonly string[]): Promise<unknown> =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(dropSql, [[...marks]])
