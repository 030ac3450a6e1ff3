import type { TenantTx } from "../../db/with-tenant"
import { deleteProducts } from "../../medusa/product/delete-products"
import { beginCatalogWrite, dropEntries } from "../../modules/catalog/build-entries"

/**
 * Removes Medusa's rows and the read model of products in one transaction. All of our own deletions go through here.
 */
export async function removeProducts(tx: TenantTx, ids: readonly string[]): Promise<void> {
  await beginCatalogWrite(tx)
  await deleteProducts(tx, ids)
  await dropEntries(tx, ids)
}
