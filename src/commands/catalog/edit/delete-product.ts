import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { notFound } from "../../../lib/api-error"
import { ownProduct } from "../../../medusa/product/read-products"
import { versionsOf } from "../../../modules/gemstone/read-gemstones"
import { holdProducts } from "../../../modules/gemstone/write-gemstones"
import { recordEdit, type Versioned } from "../../audit/record-edit"
import { removeProducts } from "../remove-products"
import { editedOf } from "./product-values"
import { readProducts } from "./read-product"

export interface DeleteProductInput {
  tenantId: string
  actor: Actor
  id: string
}

/**
 * Deletes a product. Its orders stay complete, and the history keeps its last state. Builds nothing of the read model,
 * so a product can be deleted whatever its rows hold.
 * @throws ApiError NOT_FOUND, also for another tenant's product
 */
export async function deleteProduct(
  container: MedusaContainer,
  { tenantId, actor, id }: DeleteProductInput
): Promise<void> {
  await withTenant(container, tenantId, async (tx) => {
    await holdProducts(tx)
    const before = await lastKnown(tx, id)
    await removeProducts(tx, [id])
    await recordEdit(tx, actor, "product", before, null)
  })
}

/**
 * The product from its catalog entry; without a catalog entry, only its name.
 * @throws ApiError NOT_FOUND
 */
async function lastKnown(tx: TenantTx, id: string): Promise<Versioned> {
  const entry = (await readProducts(tx, [id])).get(id)
  if (entry) return editedOf(entry)
  const own = await ownProduct(tx, id)
  if (!own) throw notFound("Product")
  return { id, version: (await versionsOf(tx, [id])).get(id) ?? 1, ...own }
}
