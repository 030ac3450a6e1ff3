import type { TenantTx } from "../../../db/with-tenant"

/** Lower-case name → ids of the products with that name. */
export async function productsCalled(
  tx: TenantTx,
  names: readonly string[]
): Promise<Map<string, readonly string[]>> {
  const found = await tx.rows<{ name: string; ids: string[] }>(
    `select lower(name) as name, array_agg(product_id) as ids from catalog_entry
     where tenant_id = ? and lower(name) = any (?) group by 1`,
    [tx.tenantId, names.map((it) => it.toLowerCase())]
  )
  return new Map(found.map(({ name, ids }) => [name, ids]))
}
