import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { ApiError, invalid, notFound } from "../../../lib/api-error"
import { type LineCount, packLines } from "../../../medusa/order/pack-lines"
import { medusaOrder, type MedusaOrder } from "../../../medusa/order/read-order-state"
import { holdLevels } from "../../../medusa/order/reserve-stock"
import { holdOrder } from "../../../modules/order/edit-orders"
import { tenantIn } from "../../../modules/tenant/find-tenant"

export interface PackParcelInput {
  tenantId: string
  actor: Actor
  orderId: string
  /** The line items to pack, with their quantities. */
  lines: readonly LineCount[]
}

/**
 * Packs a part of an order in Medusa Admin: the fulfilment and the stock change in one transaction, under the lock of
 * the order, so that an order is never packed twice or while it is cancelled.
 * @throws ApiError NOT_FOUND; VALIDATION_FAILED for more than is left to pack; CONFLICT for a cancelled or unpaid order
 */
export async function packParcel(
  container: MedusaContainer,
  { tenantId, actor, orderId, lines }: PackParcelInput
): Promise<void> {
  await withTenant(container, tenantId, async (tx) => {
    const order = await holdOrder(tx, orderId)
    const tenant = await tenantIn(tx)
    await holdLevels(tx, tenant.stockLocationId, order.snapshot.items)
    const state = await medusaOrder(tx, order.orderId)
    if (state.isCancelled) throw new ApiError("CONFLICT", "The order has been cancelled.")
    // A payment that lapses takes its order back, and packed pieces couldn't return to stock then.
    if (order.status === "PENDING")
      throw new ApiError("CONFLICT", "The order's payment isn't captured yet. Pack it once it is paid.")
    const packing = { tenant, orderId: order.orderId, by: actor.id }
    const missing = await packLines(tx, packing, requirePackable(state, lines))
    if (missing > 0) throw new ApiError("CONFLICT", "Pieces of this order aren't reserved in stock.")
  })
}

/** @returns the lines in the order in which stock is locked */
function requirePackable({ lines }: MedusaOrder, wanted: readonly LineCount[]): LineCount[] {
  const counts = new Map(wanted.map((it) => [it.lineId, it.count]))
  if (!counts.size || counts.size < wanted.length) throw invalid("items", "Each item can be listed once")
  if ([...counts.keys()].some((id) => !lines.some((it) => it.lineId === id))) throw notFound("Line item")
  return lines.flatMap(({ lineId, quantity, fulfilled }) => {
    const count = counts.get(lineId)
    if (count === undefined) return []
    const left = quantity - fulfilled
    if (!Number.isInteger(count) || count < 1 || count > left)
      throw invalid("items", `${String(left)} of ${String(quantity)} pieces are left to pack`)
    return [{ lineId, count }]
  })
}
