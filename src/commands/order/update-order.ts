import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderUpdateBody, AdminOrder } from "../../contract/admin-order"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { ApiError } from "../../lib/api-error"
import { editOf, holdOrder } from "../../modules/order/edit-orders"
import { tenantIn } from "../../modules/tenant/find-tenant"
import { mergeNewer } from "../audit/merge-newer"
import { adminOrderOf } from "./admin-orders"
import { applyOrderEdit } from "./apply-edit"

export interface UpdateOrderInput {
  tenantId: string
  actor: Actor
  /** Its id or its number. */
  id: string
  changes: OrderUpdateBody
  /** The version that the changes were made from, where the caller names it. */
  version: number | undefined
}

/**
 * Changes an order's status, courier or tracking, or notes something, and keeps newer changes of other fields.
 * @throws ApiError NOT_FOUND, for another tenant's order too; STALE; INSUFFICIENT_STOCK
 */
export async function updateOrder(
  container: MedusaContainer,
  { tenantId, actor, id, changes, version }: UpdateOrderInput
): Promise<AdminOrder> {
  return withTenant(container, tenantId, async (tx) => {
    const order = await holdOrder(tx, id)
    const { note, ...fields } = changes
    const edit = await mergeNewer(tx, "order", editOf(order), fields, version).catch((error: unknown) =>
      refuseWithOrder(tx, order.orderId, error)
    )
    await applyOrderEdit(container, tx, { tenant: await tenantIn(tx), actor, order, edit, note })
    return adminOrderOf(tx, order.orderId)
  })
}

/** Whoever is refused gets the order as its calls show it. @throws always, what it is given or the same with the order */
async function refuseWithOrder(tx: TenantTx, orderId: string, error: unknown): Promise<never> {
  if (!(error instanceof ApiError) || error.code !== "STALE") throw error
  throw new ApiError("STALE", error.message, { ...error.extra, current: await adminOrderOf(tx, orderId) })
}
