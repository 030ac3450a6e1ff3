import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../../db/with-tenant"
import { ApiError, invalid, notFound } from "../../../lib/api-error"
import { addLevels, holdLevelsOf, type LevelChange, setLevels } from "../../../medusa/product/set-levels"
import { tenantIn } from "../../../modules/tenant/find-tenant"

export interface SetStockInput {
  tenantId: string
  /** Levels to create, and levels to change. All of them belong to the tenant's products. */
  create: readonly LevelChange[]
  update: readonly LevelChange[]
}

/**
 * Sets stock levels in Medusa Admin, all of them or none, under the locks that orders take: Medusa's own workflow
 * writes them in several steps, and undoes a failed one with the quantities that it read before.
 * @throws ApiError NOT_FOUND for a product without a level; VALIDATION_FAILED for a product that is listed twice;
 * CONFLICT for a second level, or for less than is reserved for orders
 */
export async function setStock(
  container: MedusaContainer,
  { tenantId, create, update }: SetStockInput
): Promise<void> {
  const items = [...create, ...update].map((it) => it.item)
  if (new Set(items).size < items.length) throw invalid("update", "Each stone can be listed once")
  await withTenant(container, tenantId, async (tx) => {
    const { stockLocationId } = await tenantIn(tx)
    const held = new Map((await holdLevelsOf(tx, stockLocationId, items)).map((it) => [it.item, it]))
    for (const { item, stocked } of update) {
      const level = held.get(item)
      if (!level) throw notFound("Level")
      if (stocked !== undefined && stocked < level.reserved)
        throw new ApiError("CONFLICT", `${String(level.reserved)} pieces are reserved for orders.`)
    }
    if (
      create.some((it) => held.has(it.item)) ||
      (await addLevels(tx, stockLocationId, create)) < create.length
    )
      throw new ApiError("CONFLICT", "This stone has a stock level already.")
    await setLevels(tx, stockLocationId, update)
  })
}
