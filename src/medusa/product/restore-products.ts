import type { TenantTx } from "../../db/with-tenant"

/**
 * Reverts `deleteProducts`: restores the products and the variants that were deleted with them. A handle or SKU that
 * another product has meanwhile gets a suffix.
 */
export async function restoreProducts(tx: TenantTx, productIds: readonly string[]): Promise<void> {
  await tx.run(
    `update product_variant v set deleted_at = null, updated_at = now(), sku = v.sku ||
       case when exists (select 1 from product_variant o where o.sku = v.sku and o.deleted_at is null)
         then '-' || lower(right(v.id, 8)) else '' end
     from product p where p.id = v.product_id and p.id = any (?) and v.deleted_at = p.deleted_at`,
    [productIds]
  )
  await tx.run(
    `update product p set deleted_at = null, updated_at = now(), handle = p.handle ||
       case when exists (select 1 from product o where o.handle = p.handle and o.deleted_at is null)
         then '-' || lower(right(p.id, 8)) else '' end
     where p.id = any (?) and p.deleted_at is not null`,
    [productIds]
  )
}

/** Those of these products that are deleted and can be restored. */
export async function deletedProducts(tx: TenantTx, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(
    "select id from product where id = any (?) and deleted_at is not null",
    [productIds]
  )
  return new Set(rows.map((it) => it.id))
}
