import { z } from "zod"
import { invalidInput, unknownId } from "./api-error"
import type { OrderEntity, OrderRecord, PaymentRecord } from "./entities"
import { newId, now } from "./ids"
import { notes, notesOut, parseBody } from "./input"
import { collection, type Page } from "./collection"
import { owned } from "./accounts"
import type { Store } from "./store"

const currencies = ["INR", "USD", "EUR", "GBP", "SGD", "AED"]
/** Five days: the time for a manual capture at Razorpay when the order sets none. */
const maxExpiry = 7200

/** ₹50 crore. A new account's own limit is lower; `/sim/limit` sets one. */
const maxAmount = 50_000_000_000
const tooHigh = "Amount exceeds maximum amount allowed."

const captureOptions = z.object({
  automatic_expiry_period: z.int("The automatic_expiry_period must be an integer.").nullish(),
  manual_expiry_period: z
    .int("The manual_expiry_period must be an integer.")
    .min(1, "The manual_expiry_period must be at least 1.")
    .max(maxExpiry, `The manual_expiry_period may not be greater than ${maxExpiry}.`)
    .nullish(),
  refund_speed: z.enum(["normal", "optimum"], "The selected refund_speed is invalid.").nullish(),
})

const orderBody = z.object({
  amount: z
    .int({
      error: (it) => `The amount ${it.input === undefined ? "field is required." : "must be an integer."}`,
    })
    .min(100, "Order amount less than minimum amount allowed")
    .max(maxAmount, tooHigh),
  currency: z
    .string("The currency field is required.")
    .refine((it) => currencies.includes(it), "Currency is not supported"),
  receipt: z
    .string("The receipt must be a string.")
    .max(40, "The receipt may not be greater than 40 characters.")
    .nullish(),
  notes,
  payment: z
    .object({
      capture: z.enum(["automatic", "manual"], "The selected capture is invalid."),
      capture_options: captureOptions.nullish(),
    })
    .nullish(),
  /** The older form of the same option: 1 captures automatically. */
  payment_capture: z.union([z.boolean(), z.literal([0, 1, "0", "1"])]).nullish(),
})

export function createOrder(store: Store, keyId: string, body: unknown): OrderEntity {
  const input = parseBody(orderBody, body)
  if (input.amount > (store.limits.get(keyId) ?? maxAmount)) throw invalidInput(tooHigh, "amount")
  const automatic = input.payment
    ? input.payment.capture === "automatic"
    : [true, 1, "1"].includes(input.payment_capture ?? false)
  const entity: OrderEntity = {
    id: newId("order"),
    entity: "order",
    amount: input.amount,
    amount_paid: 0,
    amount_due: input.amount,
    currency: input.currency,
    receipt: input.receipt ?? null,
    offer_id: null,
    status: "created",
    attempts: 0,
    notes: notesOut(input.notes),
    created_at: now(),
  }
  store.saveOrder({
    keyId,
    capture: automatic ? "automatic" : "manual",
    expiryMinutes: input.payment?.capture_options?.manual_expiry_period ?? maxExpiry,
    entity,
  })
  return entity
}

export function editOrder(store: Store, keyId: string, id: string, body: unknown): OrderEntity {
  const record = findOrder(store, keyId, id)
  const entity = { ...record.entity, notes: notesOut(parseBody(z.object({ notes }), body).notes) }
  store.saveOrder({ ...record, entity })
  return entity
}

export function findOrder(store: Store, keyId: string, id: string): OrderRecord {
  const record = owned(store.orders, id, keyId)
  if (!record) throw unknownId()
  return record
}

/** Newest first, as Razorpay lists. Filters: receipt, time, and whether a payment was authorized. */
export function listOrders(store: Store, keyId: string, query: URLSearchParams, page: Page): unknown {
  const receipt = query.get("receipt")
  const authorized = query.get("authorized")
  const expand = [...query.getAll("expand[]"), ...query.getAll("expand[0]")].includes("payments")
  const records = [...store.orders.values()].filter(
    (it) =>
      it.keyId === keyId &&
      (receipt === null || it.entity.receipt === receipt) &&
      (authorized === null || hasMoney(store.paymentsOf(it.entity.id)) === (authorized === "1"))
  )
  return collection(
    records.reverse().map((it) => it.entity),
    page,
    (order) => (expand ? { ...order, payments: paymentsOfOrder(store, order.id) } : order)
  )
}

export const paymentsOfOrder = (store: Store, orderId: string): unknown =>
  collection(
    store
      .paymentsOf(orderId)
      .map((it) => it.entity)
      .reverse()
  )

const hasMoney = (payments: PaymentRecord[]): boolean =>
  payments.some(({ entity }) => entity.status === "authorized" || entity.captured)
