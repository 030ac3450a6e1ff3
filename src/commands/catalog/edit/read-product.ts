import type { AdminProduct } from "../../../contract/admin-product"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import { notFound } from "../../../lib/api-error"
import { buildEntries } from "../../../modules/catalog/build-entries"
import { markedProducts, productStates } from "../../../modules/catalog/read/product-states"
import { versionsOf } from "../../../modules/gemstone/read-gemstones"

/** Thousands at once would hold up every other call while they are parsed. */
const readAtOnce = 500

/** Products by their ids, with the version that each has; those of other tenants are left out. */
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

/** One product. @throws ApiError NOT_FOUND, for another tenant's too */
export async function getProduct(tx: TenantTx, id: string): Promise<AdminProduct> {
  const found = (await readProducts(tx, [id])).get(id)
  if (!found) throw notFound("Product")
  return found
}

/** Brings those of these products up to date that were changed in Medusa Admin a moment ago: an edit starts from them. */
export const freshen = (
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  ids: readonly string[]
): Promise<void> =>
  withTenant(container, tenantId, async (tx) => buildEntries(tx, await markedProducts(tx, ids)))
