import type { TenantTx } from "../../db/with-tenant"

/**
 * Deletes products as Medusa does: they and their variants are marked as deleted. What their orders need stays:
 * reserved stock, and the inventory items of units that will be shipped or returned.
 */
export async function deleteProducts(tx: TenantTx, productIds: readonly string[]): Promise<void> {
  await tx.run(
    "update product_variant set deleted_at = now() where product_id = any (?) and deleted_at is null",
    [productIds]
  )
  await tx.run("update product set deleted_at = now() where id = any (?) and deleted_at is null", [
    productIds,
  ])
}
