import type { OrderEntity, PaymentEntity, RefundEntity } from "./entities"
import { accountId, newId, now } from "./ids"

export type EventName =
  | "payment.authorized"
  | "payment.captured"
  | "payment.failed"
  | "order.paid"
  | "refund.created"
  | "refund.processed"

/** A webhook event as sent: every delivery and every retry has the same id and the same bytes. */
export interface GatewayEvent {
  id: string
  name: EventName
  keyId: string
  paymentId: string
  rawBody: string
}

interface Subject {
  keyId: string
  payment: PaymentEntity
  order: OrderEntity
  refund?: RefundEntity
}

const wrap = <T>(entity: T): { entity: T } => ({ entity })

/** `contains` and `payload` as in Razorpay's events: the order only in order.paid, the refund in refund.*. */
export function makeEvent(name: EventName, { keyId, payment, order, refund }: Subject): GatewayEvent {
  const payload: Record<string, { entity: unknown }> = {}
  if (refund) payload["refund"] = wrap(refund)
  payload["payment"] = wrap(payment)
  if (name === "order.paid") payload["order"] = wrap(order)
  const body = {
    entity: "event",
    account_id: accountId(keyId),
    event: name,
    contains: Object.keys(payload),
    payload,
    created_at: now(),
  }
  return { id: newId("evt"), name, keyId, paymentId: payment.id, rawBody: JSON.stringify(body) }
}
