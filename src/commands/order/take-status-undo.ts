import type { TenantTx } from "../../db/with-tenant"
import { ApiError } from "../../lib/api-error"
import { moneyOfOrders, noMoney } from "../../medusa/order/read-money"
import { withdrawMail } from "../../modules/mail/withdraw-mail"
import { readStatusUndo, type StatusUndo } from "../../modules/order/status-undo"
import type { TenantOrder } from "../../modules/order/tenant-order"
import { refundsOfOrders } from "../../modules/refund/read-refunds"

/**
 * Withdraws the mail about the order's last status change, so that the change can be undone without the shopper
 * noticing. The order's row must be locked.
 * @param accepts returns whether this is the change to undo
 * @returns the change; undefined when its time is over, its mail is being sent, or the status has changed since
 */
export async function takeStatusUndo(
  tx: TenantTx,
  { orderId, status }: TenantOrder,
  now: Date,
  accepts: (undo: StatusUndo) => boolean
): Promise<StatusUndo | undefined> {
  const undo = await readStatusUndo(tx, orderId)
  if (!undo || undo.isRestored || undo.after.status !== status || !accepts(undo)) return undefined
  const until = new Date(undo.until)
  if (now >= until) return undefined
  if (undo.mailId !== null && !(await withdrawMail(tx, undo.mailId, until))) return undefined
  return undo
}

/**
 * Withdraws the mail that waits to be sent about the order's current status, because another status follows. The order's
 * row must be locked.
 * @returns whether there was one
 */
export async function withdrawStatusMail(
  tx: TenantTx,
  { orderId, status }: TenantOrder,
  now: Date
): Promise<boolean> {
  const last = await readStatusUndo(tx, orderId)
  if (!last || last.mailId === null || last.after.status !== status) return false
  const until = new Date(last.until)
  return now < until && withdrawMail(tx, last.mailId, until)
}

/** @throws ApiError CONFLICT for an order whose payment was refunded or is being refunded */
export async function requireNotRefunded(tx: TenantTx, orderId: string): Promise<void> {
  const money = (await moneyOfOrders(tx, [orderId])).get(orderId) ?? noMoney
  const refunds = await refundsOfOrders(tx, [orderId])
  if (money.refunded > 0 || refunds.some((it) => it.state === "pending"))
    throw new ApiError("CONFLICT", "This order was refunded, so its cancellation can't be undone.")
}
