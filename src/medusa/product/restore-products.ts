import type { TenantTx } from "../../db/with-tenant"
import { isOwn } from "./is-own"

/**
 * Reverts `deleteProducts`: restores the products and the variants that were deleted with them. A handle or SKU that
 * another product has meanwhile gets a suffix.
 */
export async function restoreProducts(tx: TenantTx, productIds: readonly string[]): Promise<void> {
  await tx.run(
    `update product_variant v set deleted_at = null, updated_at = now(), sku = v.sku ||
       case when exists (select 1 from product_variant o where o.sku = v.sku and o.deleted_at is null)
         then '-' || lower(right(v.id, 8)) else '' end
     from product p
     where p.id = v.product_id and p.id = any (?) and v.deleted_at = p.deleted_at and ${isOwn()}`,
    [productIds, tx.tenantId]
  )
  await tx.run(
    `update product p set deleted_at = null, updated_at = now(), handle = p.handle ||
       case when exists (select 1 from product o where o.handle = p.handle and o.deleted_at is null)
         then '-' || lower(right(p.id, 8)) else '' end
     where p.id = any (?) and p.deleted_at is not null and ${isOwn()}`,
    [productIds, tx.tenantId]
  )
}

/** Those of these products that are the tenant's own, are deleted, and can be restored. */
export async function deletedProducts(tx: TenantTx, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(
    `select p.id from product p where p.id = any (?) and p.deleted_at is not null and ${isOwn()}`,
    [productIds, tx.tenantId]
  )
  return new Set(rows.map((it) => it.id))
}
