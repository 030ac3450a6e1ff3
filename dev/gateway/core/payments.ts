import { z } from "zod"
import { owned } from "./accounts"
import { ApiError, unknownId } from "./api-error"
import type { OrderRecord, PaymentEntity, PaymentRecord, WebhookMode } from "./entities"
import type { EventName } from "./events"
import type { Gateway } from "./gateway"
import { newId, now } from "./ids"
import { notes, notesOut, parseBody } from "./input"
import type { Store } from "./store"

const refusal = (description: string, step: string): ApiError =>
  new ApiError(400, description, { source: "business", step, reason: "input_validation_failed" })

const failure = {
  error_code: "BAD_REQUEST_ERROR",
  error_description: "Your payment was not successful as it was declined by the bank. Try another method.",
  error_source: "bank",
  error_step: "payment_authorization",
  error_reason: "payment_failed",
}
const noFailure = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}

export interface Attempt {
  orderId: string
  outcome: "success" | "failure"
  webhook: WebhookMode
  email?: string | undefined
  contact?: string | undefined
}

/** The shopper's action in the checkout: one payment on a gateway order, authorized (and captured) or failed. */
export function pay(gateway: Gateway, attempt: Attempt): PaymentRecord {
  const { store } = gateway
  const order = store.orders.get(attempt.orderId)
  if (!order) throw unknownId()
  const holdsMoney = store.paymentsOf(attempt.orderId).some(({ entity }) => entity.status === "authorized")
  if (holdsMoney || order.entity.status === "paid") {
    throw refusal("Payment already done for this order.", "payment_initiation")
  }
  const entity: PaymentEntity = {
    id: newId("pay"),
    entity: "payment",
    amount: order.entity.amount,
    currency: order.entity.currency,
    status: "failed",
    order_id: attempt.orderId,
    invoice_id: null,
    international: false,
    method: "upi",
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: `${attempt.outcome}@razorpay`,
    email: attempt.email || "void@razorpay.com",
    contact: attempt.contact || "+919999999999",
    // The order's notes are not copied to the payment.
    notes: [],
    fee: null,
    tax: null,
    ...failure,
    acquirer_data: { rrn: null },
    created_at: now(),
  }
  store.saveOrder({
    ...order,
    entity: { ...order.entity, status: "attempted", attempts: order.entity.attempts + 1 },
  })
  const record: PaymentRecord = { keyId: order.keyId, webhook: attempt.webhook, entity }
  if (attempt.outcome === "success") return authorize(gateway, record)
  store.savePayment(record)
  gateway.publish(record, ["payment.failed"])
  return record
}

/** A failed payment that is authorized later, perhaps days later and in addition to another payment. */
export function authorizeLate(gateway: Gateway, id: string): PaymentRecord {
  const record = gateway.store.payments.get(id)
  if (!record) throw unknownId()
  if (record.entity.status !== "failed") throw refusal("The payment has not failed", "payment_authorization")
  return authorize(gateway, record)
}

function authorize(gateway: Gateway, failed: PaymentRecord): PaymentRecord {
  const entity: PaymentEntity = {
    ...failed.entity,
    ...noFailure,
    status: "authorized",
    acquirer_data: { rrn: String(Math.floor(Math.random() * 1e12)).padStart(12, "0") },
  }
  const record = { ...failed, entity }
  gateway.store.savePayment(record)
  const order = gateway.store.orders.get(entity.order_id)
  const events: EventName[] = ["payment.authorized"]
  if (order?.capture !== "automatic" || order.entity.status === "paid") {
    gateway.publish(record, events)
    return record
  }
  const captured = markCaptured(gateway.store, record, order)
  gateway.publish(captured, [...events, "payment.captured", "order.paid"])
  return captured
}

const captureBody = z.object({
  amount: z.int({
    error: (it) => `The amount ${it.input === undefined ? "field is required." : "must be an integer."}`,
  }),
  currency: z.string("The currency must be a string.").nullish(),
})

export function capture(gateway: Gateway, keyId: string, id: string, body: unknown): PaymentEntity {
  const record = findPayment(gateway.store, keyId, id)
  const { amount, currency } = parseBody(captureBody, body)
  const order = gateway.store.orders.get(record.entity.order_id)
  if (record.entity.captured) throw refusal("This payment has already been captured", "payment_capture")
  if (record.entity.status !== "authorized" || !order) {
    const only = "Only payments which have been authorized and not yet captured can be captured"
    throw refusal(only, "payment_capture")
  }
  if (order.entity.status === "paid") throw refusal("Payment already done for this order.", "payment_capture")
  if ((currency ?? "INR") !== record.entity.currency) {
    throw refusal("The currency provided does not match the payment's currency", "payment_capture")
  }
  if (amount !== record.entity.amount) {
    throw refusal("Capture amount must be equal to the amount authorized", "payment_capture")
  }
  const captured = markCaptured(gateway.store, record, order)
  gateway.publish(captured, ["payment.captured", "order.paid"])
  return captured.entity
}

/** Captures a payment: the gateway order is paid. Razorpay keeps 2 % and the 18 % GST on it; `fee` includes `tax`. */
function markCaptured(store: Store, record: PaymentRecord, order: OrderRecord): PaymentRecord {
  const fee = Math.round(record.entity.amount * 0.02)
  const tax = Math.round(fee * 0.18)
  const entity: PaymentEntity = { ...record.entity, status: "captured", captured: true, fee: fee + tax, tax }
  const captured = { ...record, entity }
  store.savePayment(captured)
  store.saveOrder({
    ...order,
    entity: { ...order.entity, status: "paid", amount_paid: entity.amount, amount_due: 0 },
  })
  return captured
}

/** There is no void: an authorized payment that is not captured is refunded to the shopper automatically. */
export function expire(store: Store, id: string): PaymentEntity {
  const record = store.payments.get(id)
  if (!record) throw unknownId()
  if (record.entity.status !== "authorized") throw refusal("The payment is not authorized", "payment_capture")
  const { amount } = record.entity
  const entity: PaymentEntity = {
    ...record.entity,
    status: "refunded",
    refund_status: "full",
    amount_refunded: amount,
  }
  store.savePayment({ ...record, entity })
  return entity
}

/** Refunds every authorized payment whose order's time for a manual capture has passed. */
export function expireDue(store: Store): void {
  for (const { entity } of store.payments.values()) {
    const minutes = store.orders.get(entity.order_id)?.expiryMinutes ?? Infinity
    if (entity.status === "authorized" && entity.created_at + minutes * 60 < now()) expire(store, entity.id)
  }
}

export function editPayment(store: Store, keyId: string, id: string, body: unknown): PaymentEntity {
  const record = findPayment(store, keyId, id)
  const entity = { ...record.entity, notes: notesOut(parseBody(z.object({ notes }), body).notes) }
  store.savePayment({ ...record, entity })
  return entity
}

export function findPayment(store: Store, keyId: string, id: string): PaymentRecord {
  const record = owned(store.payments, id, keyId)
  if (!record) throw unknownId()
  return record
}
