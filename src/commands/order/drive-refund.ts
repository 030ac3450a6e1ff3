import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { addPaise, formatInr, paise, type Paise, rupeesText } from "../../domain/money"
import { isGone } from "../../domain/order-snapshot"
import { paidParts } from "../../domain/paid-parts"
import { type Credit, spreadAmount } from "../../domain/refund-lines"
import { moneyOfOrders, noMoney } from "../../medusa/order/read-money"
import { dropRefund, recordRefund } from "../../medusa/order/record-refund"
import { refundMail } from "../../modules/mail/mails/order"
import { addOrderEvent, holdOrder } from "../../modules/order/edit-orders"
import { orderView, type TenantOrder } from "../../modules/order/tenant-order"
import type { OrderRefund } from "../../modules/refund/order-refund"
import { findRefund, refundsOfOrders } from "../../modules/refund/read-refunds"
import { failRefund, finishRefund, holdPending } from "../../modules/refund/write-refunds"
import { mayRefund } from "../../modules/installation/restored"
import { settingIn } from "../../modules/settings/read-setting"
import { paymentAccount } from "../../modules/tenant/payment-account"
import { queueEvent } from "../../modules/webhook/queue-event"
import { gatewayOf } from "../../payments/adapters"
import { GatewayRefusal, isGatewayUnavailable, hasNoResponse } from "../../payments/errors"
import type { PaymentGateway } from "../../payments/port"
import { leftOfOrder } from "./left-of-order"
import { recordRefundRequest } from "./request-refund"
import { mailAsTenant, retryPeriodSeconds } from "../mail/tenant-mail"

type RefundResponse =
  | { kind: "done"; gatewayRefundId: string | null }
  | { kind: "refused"; why: string }
  | { kind: "none" }

/**
 * Requests a recorded refund from the gateway with its one key, and records the result. Safe to repeat and to run
 * concurrently: the refund is made once. Without a definite response it stays pending and due, and in a
 * restored installation until the operator has confirmed it.
 */
export async function driveRefund(
  container: MedusaContainer,
  { tenantId, refundId }: { tenantId: string; refundId: string },
  now = new Date()
): Promise<void> {
  const refund = await withTenant(container, tenantId, (tx) => findRefund(tx, refundId))
  const account = await paymentAccount(container, tenantId)
  if (refund?.state !== "pending" || !account || !(await mayRefund(container))) return
  const before = await withTenant(container, tenantId, async (tx) => {
    const { refunded } = (await moneyOfOrders(tx, [refund.orderId])).get(refund.orderId) ?? noMoney
    return refund.medusaRefundId === null ? refunded : paise(refunded - refund.amount)
  })
  const response = await ask(gatewayOf(account), refund, before)
  if (response.kind === "none") return
  await withTenant(container, tenantId, async (tx) => {
    const order = await holdOrder(tx, refund.orderId)
    const held = await holdPending(tx, refundId)
    if (!held) return
    if (response.kind === "done") await done(container, tx, { order, refund: held, now, ...response })
    else await refused(tx, { order, refund: held, why: response.why })
  })
}

/** @param before the payment's refunded amount when this refund started */
async function ask(
  gateway: PaymentGateway,
  { id, paymentId, amount }: OrderRefund,
  before: Paise
): Promise<RefundResponse> {
  try {
    return { kind: "done", gatewayRefundId: await gateway.refund(paymentId, amount, id) }
  } catch (error) {
    if (hasNoResponse(error)) return { kind: "none" }
    if (!(error instanceof GatewayRefusal)) throw error
    return readBack(gateway, { paymentId, expected: addPaise(before, amount) }, error.description)
  }
}

/** The gateway may refuse a refund that it made earlier, if the response was lost and it has forgotten the key. */
async function readBack(
  gateway: PaymentGateway,
  { paymentId, expected }: { paymentId: string; expected: Paise },
  why: string
): Promise<RefundResponse> {
  try {
    const { refundedPaise } = await gateway.payment(paymentId)
    return refundedPaise >= expected ? { kind: "done", gatewayRefundId: null } : { kind: "refused", why }
  } catch (error) {
    if (isGatewayUnavailable(error)) return { kind: "none" }
    throw error
  }
}

interface Done {
  order: TenantOrder
  refund: OrderRefund
  gatewayRefundId: string | null
  now: Date
}

async function done(container: MedusaContainer, tx: TenantTx, it: Done): Promise<void> {
  const { order, refund, gatewayRefundId, now } = it
  const credit = refund.credit ?? (await spreadOver(tx, order, refund))
  const note = refund.reason
  const { orderId } = order
  const medusaRefundId =
    refund.medusaRefundId ?? (await recordRefund(container, tx, { orderId, amount: refund.amount, note }))
  const prefix = await settingIn(tx, "credit_note_prefix")
  const finished = { gatewayRefundId, medusaRefundId, credit, prefix, now }
  const creditNote = await finishRefund(tx, refund.id, finished)
  await addOrderEvent(tx, refund.by, {
    orderId,
    kind: "refund",
    status: order.status,
    note: `${formatInr(refund.amount)} returned: ${refund.reason}`,
  })
  await queueEvent(
    tx,
    "order.refunded",
    {
      orderId,
      orderNumber: order.orderNumber,
      refundId: refund.id,
      amount: rupeesText(refund.amount),
      creditNoteNumber: creditNote,
    },
    now
  )
  // A refund of Medusa's own code was recorded by a trigger, not by a request.
  if (refund.medusaRefundId !== null) await recordRefundRequest(tx, order, refund)
  if (isGone(order.snapshot)) return
  const { email } = order.snapshot.user
  await mailAsTenant(container, tx, { to: email, validForSeconds: retryPeriodSeconds }, (tenant) =>
    refundMail(tenant, orderView(order), {
      amount: rupeesText(refund.amount),
      // Notes of Medusa Admin are for staff only.
      reason: isMedusas(refund) ? null : refund.reason,
      creditNote,
    })
  )
}

const isMedusas = ({ by }: OrderRefund): boolean => by.way === "medusa-admin"

/** The credit of a refund that Medusa started, or that began before refunds had lines. */
async function spreadOver(
  tx: TenantTx,
  { orderId, snapshot }: TenantOrder,
  { id, amount, medusaRefundId }: OrderRefund
): Promise<Credit> {
  const others = (await refundsOfOrders(tx, [orderId])).filter((it) => it.id !== id)
  const money = (await moneyOfOrders(tx, [orderId])).get(orderId) ?? noMoney
  const refunded = medusaRefundId === null ? money.refunded : paise(money.refunded - amount)
  return spreadAmount(leftOfOrder(paidParts(snapshot), others, { ...money, refunded }), amount)
}

async function refused(
  tx: TenantTx,
  { order, refund, why }: { order: TenantOrder; refund: OrderRefund; why: string }
): Promise<void> {
  await failRefund(tx, refund.id, why)
  if (refund.medusaRefundId !== null) await dropRefund(tx, refund.medusaRefundId)
  await addOrderEvent(tx, refund.by, {
    orderId: order.orderId,
    kind: "refund",
    status: order.status,
    note: `${formatInr(refund.amount)} was not returned; the gateway refused: ${why}`,
  })
}
