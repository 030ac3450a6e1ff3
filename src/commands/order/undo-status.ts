import type { MedusaContainer } from "@medusajs/framework/types"
import type { AdminOrder } from "../../contract/admin-order"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { ApiError } from "../../lib/api-error"
import { holdOrder, type OrderEdit } from "../../modules/order/edit-orders"
import type { StatusUndo } from "../../modules/order/status-undo"
import type { Carriage } from "../../modules/order/tenant-order"
import { tenantIn } from "../../modules/tenant/find-tenant"
import { adminOrderOf } from "./admin-orders"
import { applyOrderEdit } from "./apply-edit"
import { requireNotRefunded, takeStatusUndo } from "./take-status-undo"

export interface UndoStatusInput {
  tenantId: string
  actor: Actor
  /** The order's id or its number. */
  id: string
  /** The order's version after the change to undo, if the caller sends one. */
  version: number | undefined
  now: Date
}

/**
 * Undoes the order's last status change before its mail is sent: the status, the stock, and the courier that came with
 * it. The change's events leave the timeline; the history keeps both the change and the undo. If the change had replaced
 * the waiting mail about the status before, that mail is sent after all, 10 seconds later.
 * @throws ApiError NOT_FOUND, also for another tenant's order; CONFLICT; INSUFFICIENT_STOCK
 */
export async function undoStatus(
  container: MedusaContainer,
  { tenantId, actor, id, version, now }: UndoStatusInput
): Promise<AdminOrder> {
  return withTenant(container, tenantId, async (tx) => {
    const order = await holdOrder(tx, id)
    const undoes = await takeStatusUndo(
      tx,
      order,
      now,
      (it) => version === undefined || it.version === version
    )
    if (!undoes) {
      const problem = "There is no status change to undo: its e-mail is sent, or the order has changed since."
      throw new ApiError("CONFLICT", problem)
    }
    if (undoes.after.status === "CANCELLED") await requireNotRefunded(tx, order.orderId)
    const edit = undoneEdit(undoes, order.carriage)
    await applyOrderEdit(container, tx, { tenant: await tenantIn(tx), actor, order, edit, now, undoes })
    return adminOrderOf(tx, order.orderId)
  })
}

/** The status before the change, with the courier details that nobody has edited since. */
function undoneEdit({ before, after }: StatusUndo, current: Carriage): Partial<OrderEdit> {
  const restored = <K extends keyof Carriage>(field: K) =>
    (current[field] === after[field] ? before : current)[field]
  return {
    status: before.status,
    courier: restored("courier"),
    trackingNumber: restored("trackingNumber"),
    trackingUrl: restored("trackingUrl"),
  }
}
