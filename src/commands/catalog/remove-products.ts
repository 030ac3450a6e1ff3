import type { TenantTx } from "../../db/with-tenant"
import { deleteProducts } from "../../medusa/product/delete-products"
import { beginCatalogWrite, dropEntries } from "../../modules/catalog/build-entries"

/** The one way our own code removes products: Medusa's rows and the read model in one transaction. */
export async function removeProducts(tx: TenantTx, ids: readonly string[]): Promise<void> {
  await beginCatalogWrite(tx)
  await deleteProducts(tx, ids)
  await dropEntries(tx, ids)
}
