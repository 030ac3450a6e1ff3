import type { AdminProduct } from "../../../contract/admin-product"
import { typedFacts } from "../../../contract/stone-fields"
import type { TenantTx } from "../../../db/with-tenant"

/** A product as stored in its catalog entry; unknown facts are null. */
export type ProductState = Omit<AdminProduct, "version">

const nothingKnown = Object.fromEntries(typedFacts.map((it) => [it, null]))

/** The current state of these products, drafts too. Exact unless a product has a queued change (`markedProducts`). */
export async function productStates(
  tx: TenantTx,
  productIds: readonly string[]
): Promise<Map<string, ProductState>> {
  const rows = await tx.rows<{ json: string }>(
    `select '{"isListed":' || is_listed || ',"stock":' || stock || ',' || body as json
     from catalog_entry join catalog_body using (product_id) where tenant_id = ? and product_id = any (?)`,
    [tx.tenantId, productIds]
  )
  const states = rows.map(({ json }) => ({ ...nothingKnown, ...(JSON.parse(json) as ProductState) }))
  return new Map(states.map((it) => [it.id, it]))
}

/** Which of these products have a queued change or no catalog entry, so that they must be rebuilt first. */
export async function markedProducts(tx: TenantTx, productIds: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select product_id as id from catalog_stale where product_id = any (?)
     union
     select id from unnest(?::text[]) id
     where not exists (select 1 from catalog_entry e where e.tenant_id = ? and e.product_id = id)`,
    [productIds, productIds, tx.tenantId]
  )
  return rows.map((it) => it.id)
}
