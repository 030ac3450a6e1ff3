import type { TenantTx } from "../../db/with-tenant"

/**
 * Takes products out of the shop as Medusa does: they and their variants are marked as deleted. What their orders need
 * stays: the stock that is reserved, and the items that will be sent or come back.
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
