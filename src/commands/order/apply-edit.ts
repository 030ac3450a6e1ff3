import { isDeepStrictEqual } from "node:util"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { ApiError } from "../../lib/api-error"
import { isGone } from "../../domain/order-snapshot"
import { setLabel } from "../../medusa/order/fulfill-order"
import { moveMedusaOrder } from "../../medusa/order/move-order"
import { isStockGone, StockGone } from "../../medusa/order/stock-gone"
import { recordChange, type ThingChange } from "../../modules/history/record-change"
import { statusMail } from "../../modules/mail/mails/order"
import { addOrderEvent, editOf, type OrderEdit, writeEdit } from "../../modules/order/edit-orders"
import { orderView, type TenantOrder } from "../../modules/order/tenant-order"
import type { Tenant } from "../../modules/tenant/tenant"
import { queueEvent } from "../../modules/webhook/queue-event"
import { thingChange } from "../audit/record-edit"
import { mailAsTenant, retryPeriodSeconds } from "../mail/tenant-mail"

export interface OrderChange {
  tenant: Tenant
  actor: Actor
  order: TenantOrder
  edit: Partial<OrderEdit>
  note?: string | undefined
  /** Medusa's order and its stock already have this status; only our row has to follow. */
  isDoneInMedusa?: boolean
  /** Records the change of the order, unless the change is a history entry of its own. */
  record?: (change: ThingChange) => unknown
}

/**
 * Applies an edit in this transaction: Medusa's order and the stock, our row, the timeline, the history, the shopper's
 * mail and the outgoing webhooks. The order's row must be locked.
 * @returns whether there was anything to change
 * @throws ApiError INSUFFICIENT_STOCK if a cancelled order is reopened and its products are gone
 */
export async function applyOrderEdit(
  container: MedusaContainer,
  tx: TenantTx,
  { tenant, actor, order, edit, note, isDoneInMedusa = false, record }: OrderChange
): Promise<boolean> {
  const before = editOf(order)
  const after: OrderEdit = { ...before, ...edit, version: before.version + 1 }
  const isMoved = after.status !== before.status
  const isCarried = !isDeepStrictEqual(carriageOf(before), carriageOf(after))
  if (!isMoved && !isCarried && note === undefined) return false
  const { orderId, snapshot } = order
  if (!isDoneInMedusa) {
    if (isMoved) await move(tx, { tenant, orderId, snapshot, to: after.status, label: after })
    else if (isCarried) await setLabel(tx, orderId, after)
  }
  await writeEdit(tx, after)
  const event = { orderId, status: after.status }
  if (isCarried) await addOrderEvent(tx, actor, { ...event, kind: "tracking", note: carriageText(after) })
  if (isMoved) await addOrderEvent(tx, actor, { ...event, kind: "status", from: before.status, note })
  else if (note !== undefined) await addOrderEvent(tx, actor, { ...event, kind: "note", note })
  const change = thingChange(after, { ...before, note: null }, { ...after, note: note ?? null })
  if (record) await record(change)
  else await recordChange(tx, actor, { entity: "order", ...change })
  if (isMoved) {
    const { orderNumber } = order
    await queueEvent(tx, "order.status_changed", {
      orderId,
      orderNumber,
      from: before.status,
      to: after.status,
    })
  }
  if (isMoved && !isGone(snapshot)) {
    const now = orderView({ ...order, status: after.status })
    await mailAsTenant(container, tx, { to: snapshot.user.email, validForSeconds: retryPeriodSeconds }, () =>
      statusMail(now, after)
    )
  }
  return true
}

async function move(tx: TenantTx, it: Parameters<typeof moveMedusaOrder>[1]): Promise<void> {
  try {
    await moveMedusaOrder(tx, it)
  } catch (error) {
    if (!isStockGone(error)) throw error
    const what = error instanceof StockGone ? error.item.name : "Something of this order"
    throw new ApiError(
      "INSUFFICIENT_STOCK",
      `${what} is not in stock any more, so the order stays cancelled.`
    )
  }
}

const carriageOf = ({ courier, trackingNumber, trackingUrl }: OrderEdit) => ({
  courier,
  trackingNumber,
  trackingUrl,
})

const carriageText = ({ courier, trackingNumber, trackingUrl }: OrderEdit): string =>
  [courier, trackingNumber, trackingUrl].filter(Boolean).join(", ") || "Taken away"
