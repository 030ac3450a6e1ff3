import type { Refund, RefundStatus } from "../../contract/admin-order"
import type { Order } from "../../contract/order"
import type { Way } from "../../contract/history"
import type { Actor } from "../../domain/actor"
import { addPaise, paise, type Paise, rupeesText } from "../../domain/money"
import type { MoneyParts } from "../../domain/refund-shares"

type CreditNote = NonNullable<Order["creditNotes"]>[number]

export type RefundState = "pending" | "done" | "failed"

export interface OrderRefund {
  id: string
  orderId: string
  paymentId: string
  amount: Paise
  /** Requested amount; null for the whole remainder. */
  requestedAmount: Paise | null
  reason: string
  state: RefundState
  failure: string | null
  creditNoteNumber: string | null
  /** Id of Medusa's refund; set from the start for refunds made in Medusa Admin. */
  medusaRefundId: string | null
  createdAt: Date
  doneAt: Date | null
  /** The actor who requested the refund. */
  by: Actor
  /** Caller and `Idempotency-Key` of the request; null without a key. */
  requestKey: string | null
}

export interface RefundRow {
  id: string
  order_id: string
  payment_id: string
  amount_paise: string
  asked_paise: string | null
  reason: string
  state: RefundState
  failure: string | null
  credit_note_number: string | null
  medusa_refund_id: string | null
  created_at: Date
  done_at: Date | null
  way: Way
  by_id: string | null
  by_name: string
  by_email: string
  request_key: string | null
}

export const refundColumns = `id, order_id, payment_id, amount_paise, asked_paise, reason, state, failure,
  credit_note_number, medusa_refund_id, created_at, done_at, way, by_id, by_name, by_email,
  request_key`

export const refundOf = (row: RefundRow): OrderRefund => ({
  id: row.id,
  orderId: row.order_id,
  paymentId: row.payment_id,
  amount: paise(Number(row.amount_paise)),
  requestedAmount: row.asked_paise === null ? null : paise(Number(row.asked_paise)),
  reason: row.reason,
  state: row.state,
  failure: row.failure,
  creditNoteNumber: row.credit_note_number,
  medusaRefundId: row.medusa_refund_id,
  createdAt: row.created_at,
  doneAt: row.done_at,
  by: { way: row.way, id: row.by_id, name: row.by_name, email: row.by_email, enteredBy: null },
  requestKey: row.request_key,
})

/** The credit note of a completed refund. */
export interface IssuedCreditNote {
  /** The refund's id. */
  id: string
  orderId: string
  number: string
  date: Date
  amount: Paise
  parts: MoneyParts
  /** The reason that the buyer sees; null for refunds in Medusa Admin, whose notes are for staff. */
  reason: string | null
}

export const creditNoteView = ({ id, number, amount, date }: IssuedCreditNote): CreditNote => ({
  id,
  number,
  amount: rupeesText(amount),
  at: date.toISOString(),
})

/** Sum of the pending refunds that aren't in Medusa's records yet. */
export const pendingTotal = (refunds: readonly OrderRefund[]): Paise =>
  addPaise(
    ...refunds.filter((it) => it.state === "pending" && it.medusaRefundId === null).map((it) => it.amount)
  )

const statuses: Record<RefundState, RefundStatus> = { pending: "PENDING", done: "REFUNDED", failed: "FAILED" }

/** Maps a refund to the API's refund. */
export const refundView = (it: OrderRefund): Refund => ({
  id: it.id,
  amount: rupeesText(it.amount),
  reason: it.reason,
  status: statuses[it.state],
  creditNoteNumber: it.creditNoteNumber,
  createdAt: it.createdAt.toISOString(),
})
