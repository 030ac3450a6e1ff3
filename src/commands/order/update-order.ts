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
  /** The order's id or its number. */
  id: string
  changes: OrderUpdateBody
  /** The version that the changes are based on, if the caller sends one. */
  version: number | undefined
  now: Date
}

/**
 * Changes an order's status, courier or tracking, or adds a note, and keeps newer changes of other fields.
 * @throws ApiError NOT_FOUND, also for another tenant's order; STALE; INSUFFICIENT_STOCK
 */
export async function updateOrder(
  container: MedusaContainer,
  { tenantId, actor, id, changes, version, now }: UpdateOrderInput
): Promise<AdminOrder> {
  return withTenant(container, tenantId, async (tx) => {
    const order = await holdOrder(tx, id)
    const { note, ...fields } = changes
    const edit = await mergeNewer(tx, "order", editOf(order), fields, version).catch((error: unknown) =>
      refuseWithOrder(tx, order.orderId, error)
    )
    await applyOrderEdit(container, tx, { tenant: await tenantIn(tx), actor, order, edit, note, now })
    return adminOrderOf(tx, order.orderId)
  })
}

/**
 * Adds the order, as the API returns it, to a conflict error.
 * @throws always: the given error, or the same error with the order
 */
async function refuseWithOrder(tx: TenantTx, orderId: string, error: unknown): Promise<never> {
  if (!(error instanceof ApiError) || error.code !== "STALE") throw error
  throw new ApiError("STALE", error.message, { ...error.extra, current: await adminOrderOf(tx, orderId) })
}
