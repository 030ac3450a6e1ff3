import type { AdminProduct } from "../../../contract/admin-product"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import { notFound } from "../../../lib/api-error"
import { buildEntries } from "../../../modules/catalog/build-entries"
import { markedProducts, productStates } from "../../../modules/catalog/read/product-states"
import { versionsOf } from "../../../modules/gemstone/read-gemstones"

/** Products by their ids, with the version that each has; those of other tenants are left out. */
export async function readProducts(tx: TenantTx, ids: readonly string[]): Promise<Map<string, AdminProduct>> {
  if (!ids.length) return new Map()
  const states = await productStates(tx, ids)
  const versions = await versionsOf(tx, ids)
  return new Map([...states].map(([id, it]) => [id, { ...it, version: versions.get(id) ?? 1 }]))
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
