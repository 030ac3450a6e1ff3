import type { TenantTx } from "../../db/with-tenant"

/** Says that this transaction builds the entries of what it writes by itself, so that no mark is left for the sweeper. */
export const beginCatalogWrite = (tx: TenantTx): Promise<number> =>
  tx.run("select set_config('ratna.catalog_writer', 'on', true)")

/** Builds these products' entries of the read model from what Medusa's tables and ours hold now. */
export async function buildEntries(tx: TenantTx, productIds: readonly string[]): Promise<void> {
  if (productIds.length) await tx.run("select catalog_build(?, ?)", [tx.tenantId, productIds])
}

/** Takes deleted products out of the read model, whatever their rows hold. */
export async function dropEntries(tx: TenantTx, productIds: readonly string[]): Promise<void> {
  await tx.run("delete from catalog_entry where tenant_id = ? and product_id = any (?)", [
    tx.tenantId,
    productIds,
  ])
  await tx.run("select catalog_bump(?)", [tx.tenantId])
}

/** Ids of the products with an entry, above one id, in their order. */
export async function entriesAfter(
  tx: TenantTx,
  { after, limit }: { after: string; limit: number }
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select product_id as id from catalog_entry where tenant_id = ? and product_id > ? collate "C"
     order by product_id collate "C" limit ?`,
    [tx.tenantId, after, limit]
  )
  return rows.map((it) => it.id)
}

/** The words that search corrects typos by; building the entries fills them again. */
export const forgetWords = (tx: TenantTx): Promise<number> =>
  tx.run("delete from catalog_word where tenant_id = ?", [tx.tenantId])
