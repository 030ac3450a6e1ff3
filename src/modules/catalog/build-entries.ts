import type { TenantTx } from "../../db/with-tenant"

/**
 * Declares that this transaction builds the catalog entries of its writes itself, so that triggers queue no reindexing.
 */
export const beginCatalogWrite = (tx: TenantTx): Promise<number> =>
  tx.run("select set_config('ratna.catalog_writer', 'on', true)")

/** Builds these products' catalog entries from the current rows of Medusa's and our own tables. */
export async function buildEntries(tx: TenantTx, productIds: readonly string[]): Promise<void> {
  if (productIds.length) await tx.run("select catalog_build(?, ?)", [tx.tenantId, productIds])
}

/** Deletes deleted products from the read model, whatever their rows hold. */
export async function dropEntries(tx: TenantTx, productIds: readonly string[]): Promise<void> {
  await tx.run("delete from catalog_entry where tenant_id = ? and product_id = any (?)", [
    tx.tenantId,
    productIds,
  ])
  await tx.run("select catalog_bump(?)", [tx.tenantId])
}

/** Ids of the products with a catalog entry, above `after`, in ascending order. */
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

/** Deletes the words that search uses to correct typos; building the catalog entries adds them again. */
export const deleteWords = (tx: TenantTx): Promise<number> =>
  tx.run("delete from catalog_word where tenant_id = ?", [tx.tenantId])
