import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { TenantTx } from "../../db/with-tenant"

type Container = Pick<MedusaContainer, "resolve">

/**
 * A product that was changed outside our own writes, its queue rows, and a tenant, if any, that sells it or has its
 * catalog entry.
 */
export interface ReindexWork {
  productId: string
  marks: string[]
  tenant: { id: string; slug: string } | null
}

/** Products of the oldest queue rows of all tenants, archived ones too: one row per tenant of a product. */
export async function reindexWork(container: Container, limit: number): Promise<ReindexWork[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: ReindexWork[] }>(
    `select product_id as "productId", marks, tenant from catalog_stale_work(?)`,
    [limit]
  )
  return rows
}

/** Deletes by id: newer queue rows of the same product may stand for changes that this run hasn't seen. */
const dropSql = "delete from catalog_stale where id = any (?::bigint[])"

/** Deletes queue rows in the transaction that rebuilds the catalog entries, so that a crash loses none. */
export const dropReindexMarks = (tx: TenantTx, marks: readonly string[]): Promise<number> =>
  tx.run(dropSql, [marks])

/** Deletes the queue rows of products that no tenant sells. */
export const dropLooseReindexMarks = (container: Container, marks: readonly string[]): Promise<unknown> =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(dropSql, [[...marks]])
