import type { TenantTx } from "../../../db/with-tenant"

/** Ids of the products with this text in their name or slug; at most some hundreds. */
export async function productsNamed(tx: TenantTx, text: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select product_id as id from catalog_entry
     where tenant_id = ? and (position(lower(?) in lower(name)) > 0 or slug = lower(?)) order by name limit 500`,
    [tx.tenantId, text, text]
  )
  return rows.map((it) => it.id)
}
