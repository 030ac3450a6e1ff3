import type { AdminProduct } from "../../../contract/admin-product"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import { notFound } from "../../../lib/api-error"
import { buildEntries } from "../../../modules/catalog/build-entries"
import { markedProducts, productStates } from "../../../modules/catalog/read/product-states"
import { versionsOf } from "../../../modules/gemstone/read-gemstones"

/** Parsing thousands at once would block every other request. */
const readAtOnce = 500

/** Products by id, each with its version. Other tenants' products are left out. */
export async function readProducts(tx: TenantTx, ids: readonly string[]): Promise<Map<string, AdminProduct>> {
  const products = new Map<string, AdminProduct>()
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const some = ids.slice(from, from + readAtOnce)
    const states = await productStates(tx, some)
    const versions = await versionsOf(tx, some)
    for (const [id, it] of states) products.set(id, { ...it, version: versions.get(id) ?? 1 })
  }
  return products
}

/**
 * One product.
 * @throws ApiError NOT_FOUND, also for another tenant's product
 */
export async function getProduct(tx: TenantTx, id: string): Promise<AdminProduct> {
  const found = (await readProducts(tx, [id])).get(id)
  if (!found) throw notFound("Product")
  return found
}

/**
 * Rebuilds the catalog entries of those of these products that were just changed in Medusa Admin, because an edit
 * starts from them.
 */
export const freshen = (
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  ids: readonly string[]
): Promise<void> =>
  withTenant(container, tenantId, async (tx) => buildEntries(tx, await markedProducts(tx, ids)))
