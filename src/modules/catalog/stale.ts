import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { TenantTx } from "../../db/with-tenant"

type Container = Pick<MedusaContainer, "resolve">

/** A product that was changed past our own writes, with the marks that say so, and whose entries show it. */
export interface StaleProduct {
  productId: string
  marks: string[]
  tenantIds: string[]
}

/** The oldest marks' products, of all tenants. */
export async function staleProducts(container: Container, limit: number): Promise<StaleProduct[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: StaleProduct[] }>(
    `select s.product_id as "productId", s.marks,
       array(select e.tenant_id from catalog_entry e where e.product_id = s.product_id) as "tenantIds"
     from (select product_id, array_agg(id::text) as marks from (
             select product_id, id from catalog_stale order by id limit ?) it group by product_id) s`,
    [limit]
  )
  return rows
}

/** Other marks of the same product stay: they may stand for a change that this look hasn't seen. */
const dropSql = "delete from catalog_stale where id = any (?::bigint[])"

/** Drops marks in the transaction that builds the entries anew, so that a crash loses none. */
export const dropMarks = (tx: TenantTx, marks: readonly string[]): Promise<number> => tx.run(dropSql, [marks])

/** Drops the marks of products that no shop sells. */
export const dropLooseMarks = (container: Container, marks: readonly string[]): Promise<unknown> =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(dropSql, [[...marks]])
