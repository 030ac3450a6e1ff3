import { isDeepStrictEqual } from "node:util"
import type { MedusaContainer } from "@medusajs/framework/types"
import { undoSeconds } from "../../contract/admin-order"
import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { ApiError } from "../../lib/api-error"
import { isGone } from "../../domain/order-snapshot"
import { setLabel } from "../../medusa/order/fulfill-order"
import { moveMedusaOrder } from "../../medusa/order/move-order"
import { isStockGone, StockGone } from "../../medusa/order/stock-gone"
import { recordChange, type ThingChange } from "../../modules/history/record-change"
import { statusMail } from "../../modules/mail/mails/order"
import {
  addOrderEvent,
  editOf,
  type NewOrderEvent,
  type OrderEdit,
  writeEdit,
} from "../../modules/order/edit-orders"
import { dropEvents, type StatusUndo, writeStatusUndo } from "../../modules/order/status-undo"
import { orderView, type TenantOrder } from "../../modules/order/tenant-order"
import type { Tenant } from "../../modules/tenant/tenant"
import { queueEvent } from "../../modules/webhook/queue-event"
import { thingChange } from "../audit/record-edit"
import { mailAsTenant, retryPeriodSeconds } from "../mail/tenant-mail"
import { withdrawStatusMail } from "./take-status-undo"

export interface OrderChange {
  tenant: Tenant
  actor: Actor
  order: TenantOrder
  edit: Partial<OrderEdit>
  note?: string | undefined
  /** Medusa's order and its stock already have this status; only our row has to follow. */
  isDoneInMedusa?: boolean
  /** When the change is made: the shopper's mail is sent `undoSeconds` later. */
  now: Date
  /** The change that this edit undoes. Its mail is withdrawn already, and the shopper is not notified of the undo. */
  undoes?: StatusUndo
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
  { tenant, actor, order, edit, note, isDoneInMedusa = false, record, now, undoes }: OrderChange
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
  const events: number[] = []
  const add = async (it: Omit<NewOrderEvent, "orderId" | "status">) =>
    events.push(await addOrderEvent(tx, actor, { ...event, ...it }))
  if (undoes) await dropEvents(tx, orderId, undoes.events)
  else if (isCarried) await add({ kind: "tracking", note: carriageText(after) })
  if (isMoved && !undoes) await add({ kind: "status", from: before.status, note })
  else if (note !== undefined) await add({ kind: "note", note })
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
  if (isMoved) {
    // The shopper gets the mail about the last status only. An undo restores the mail that its change had replaced.
    const replacesMail = !undoes && (await withdrawStatusMail(tx, order, now))
    const isMailed = !undoes || undoes.replacesMail === true
    const until = new Date(now.getTime() + undoSeconds * 1000)
    const mailId = isMailed ? await mailLater(container, tx, { order, after, until }) : null
    const steps = { before: stepOf(before), after: stepOf(after) }
    await writeStatusUndo(tx, orderId, {
      ...{ ...steps, version: after.version, until: until.toISOString(), events, mailId, replacesMail },
      ...(undoes && { isRestored: true }),
    })
  }
  return true
}

const stepOf = ({ status, courier, trackingNumber, trackingUrl }: OrderEdit) => ({
  status,
  courier,
  trackingNumber,
  trackingUrl,
})

/** Writes the shopper's mail about the new status into the outbox. @returns its id; null without a mail */
async function mailLater(
  container: MedusaContainer,
  tx: TenantTx,
  { order, after, until }: { order: TenantOrder; after: OrderEdit; until: Date }
): Promise<string | null> {
  const { snapshot } = order
  if (isGone(snapshot)) return null
  const shown = orderView({ ...order, status: after.status })
  const addressed = { to: snapshot.user.email, validForSeconds: retryPeriodSeconds, sendAt: until }
  return mailAsTenant(container, tx, addressed, () => statusMail(shown, after))
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
