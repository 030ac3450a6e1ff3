import { z } from "zod"
import { owned } from "./accounts"
import { ApiError, invalidInput, unknownId } from "./api-error"
import type { PaymentEntity, RefundEntity } from "./entities"
import type { Gateway } from "./gateway"
import { newId, now } from "./ids"
import { notes, notesOut, parseBody } from "./input"
import { findPayment } from "./payments"
import type { Store } from "./store"

const refundBody = z.object({
  amount: z.int("The amount must be an integer.").min(100, "The amount must be atleast INR 1.00").nullish(),
  speed: z.enum(["normal", "optimum"], "The selected speed is invalid.").nullish(),
  notes,
  receipt: z
    .string("The receipt must be a string.")
    .max(40, "The receipt may not be greater than 40 characters.")
    .nullish(),
})

const keyForm = /^[A-Za-z0-9_-]{10,}$/

/**
 * Refunds captured money: the whole remainder unless the body sets an amount (paise). With an idempotency key, the same
 * body returns the same refund again and another body is refused.
 */
export function refund(
  gateway: Gateway,
  keyId: string,
  paymentId: string,
  body: unknown,
  key: string | undefined
): RefundEntity {
  const { store } = gateway
  const payment = findPayment(store, keyId, paymentId)
  const input = parseBody(refundBody, body)
  const rawInput = JSON.stringify(input)
  const earlier = key === undefined ? undefined : findByKey(store, keyId, key, `${paymentId} ${rawInput}`)
  if (earlier) return earlier

  const { amount, amount_refunded: refunded } = payment.entity
  const requested = input.amount ?? amount - refunded
  checkRefundable(payment.entity, requested)
  const entity: RefundEntity = {
    id: newId("rfnd"),
    entity: "refund",
    amount: requested,
    currency: payment.entity.currency,
    payment_id: paymentId,
    notes: notesOut(input.notes),
    receipt: input.receipt ?? null,
    acquirer_data: { arn: null },
    created_at: now(),
    batch_id: null,
    status: "processed",
    speed_processed: input.speed === "optimum" ? "instant" : "normal",
    speed_requested: input.speed ?? "normal",
  }
  store.saveRefund({
    keyId,
    idempotency: key === undefined ? null : { key, body: `${paymentId} ${rawInput}` },
    entity,
  })
  const full = refunded + requested === amount
  const changed: PaymentEntity = {
    ...payment.entity,
    amount_refunded: refunded + requested,
    refund_status: full ? "full" : "partial",
    status: full ? "refunded" : "captured",
  }
  store.savePayment({ ...payment, entity: changed })
  gateway.publish({ ...payment, entity: changed }, ["refund.created", "refund.processed"], entity)
  return entity
}

function findByKey(store: Store, keyId: string, key: string, body: string): RefundEntity | undefined {
  if (!keyForm.test(key)) {
    throw invalidInput("The idempotency key must be at least 10 characters of letters, digits, - and _.")
  }
  for (const it of store.refunds.values()) {
    if (it.keyId !== keyId || it.idempotency?.key !== key) continue
    if (it.idempotency.body === body) return it.entity
    throw invalidInput("Different request body sent for the same Idempotency Header")
  }
  return undefined
}

function checkRefundable(payment: PaymentEntity, requested: number): void {
  const refusal = (description: string): ApiError =>
    new ApiError(400, description, {
      source: "business",
      step: "payment_refund",
      reason: "input_validation_failed",
    })
  if (!payment.captured) throw refusal("The payment status should be captured for action to be taken")
  if (payment.status === "refunded") throw refusal("The payment has been fully refunded already")
  if (requested > payment.amount - payment.amount_refunded) {
    throw refusal("The total refund amount is greater than the refund payment amount")
  }
}

export function findRefund(store: Store, keyId: string, id: string, paymentId?: string): RefundEntity {
  const record = owned(store.refunds, id, keyId)
  if (!record || (paymentId !== undefined && record.entity.payment_id !== paymentId)) throw unknownId()
  return record.entity
}
