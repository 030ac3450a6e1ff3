import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { TenantTx } from "../../db/with-tenant"

type Container = Pick<MedusaContainer, "resolve">

/** A product that was changed past our own writes, with its marks, and a tenant, if any, that sells it or has its entry. */
export interface ReindexWork {
  productId: string
  marks: string[]
  tenant: { id: string; slug: string } | null
}

/** The products of the oldest marks, of all tenants, archived ones too: one row for each tenant of a product. */
export async function reindexWork(container: Container, limit: number): Promise<ReindexWork[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: ReindexWork[] }>(
    `select product_id as "productId", marks, tenant from catalog_stale_work(?)`,
    [limit]
  )
  return rows
}

/** Other marks of the same product stay: they may stand for a change that this look hasn't seen. */
const dropSql = "delete from catalog_stale where id = any (?::bigint[])"

/** Drops marks in the transaction that builds the entries anew, so that a crash loses none. */
export const dropReindexMarks = (tx: TenantTx, marks: readonly string[]): Promise<number> =>
  tx.run(dropSql, [marks])

/** Drops the marks of products that no tenant sells. */
export const dropLooseReindexMarks = (container: Container, marks: readonly string[]): Promise<unknown> =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(dropSql, [[...marks]])
