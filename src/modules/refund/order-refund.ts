import type { Refund, RefundStatus } from "../../contract/admin-order"
import type { Order } from "../../contract/order"
import type { Way } from "../../contract/history"
import type { Actor } from "../../domain/actor"
import { addPaise, paise, type Paise, rupeesText, zeroPaise } from "../../domain/money"
import type { PaidParts } from "../../domain/paid-parts"
import type { CreditedShipping, WantedLine } from "../../domain/refund-lines"
import {
  creditColumns,
  creditedLines,
  type CreditedLine,
  creditOf,
  type CreditRow,
  storedCredit,
  type StoredCredit,
} from "./stored-credit"

type CreditNote = NonNullable<Order["creditNotes"]>[number]

export type RefundState = "pending" | "done" | "failed"

/** Line items and shipping as they were requested. */
export interface WantedParts {
  readonly lines: readonly WantedLine[]
  readonly shipping: Paise
}

export interface OrderRefund extends StoredCredit {
  id: string
  orderId: string
  paymentId: string
  amount: Paise
  /** Requested amount; null for the whole remainder. */
  requestedAmount: Paise | null
  /** Null when only an amount was requested. */
  requestedParts: WantedParts | null
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

export interface RefundRow extends CreditRow {
  id: string
  order_id: string
  payment_id: string
  amount_paise: string
  asked_paise: string | null
  asked_lines: WantedLine[] | null
  asked_shipping_paise: string | null
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

export const refundColumns = `id, order_id, payment_id, amount_paise, asked_paise, asked_lines, asked_shipping_paise,
  ${creditColumns}, reason, state, failure,
  credit_note_number, medusa_refund_id, created_at, done_at, way, by_id, by_name, by_email,
  request_key`

export const refundOf = (row: RefundRow): OrderRefund => ({
  id: row.id,
  orderId: row.order_id,
  paymentId: row.payment_id,
  amount: paise(Number(row.amount_paise)),
  requestedAmount: row.asked_paise === null ? null : paise(Number(row.asked_paise)),
  requestedParts: row.asked_lines && {
    lines: row.asked_lines,
    shipping: paise(Number(row.asked_shipping_paise ?? 0)),
  },
  ...storedCredit(row),
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

/** The credit note of a completed refund, as stored. */
export interface StoredNote extends StoredCredit {
  /** The refund's id. */
  id: string
  orderId: string
  number: string
  date: Date
  amount: Paise
  /** The reason that the buyer sees; null for refunds in Medusa Admin, whose notes are for staff. */
  reason: string | null
}

/** The credit note of a completed refund. */
export interface IssuedCreditNote extends Omit<StoredNote, keyof StoredCredit> {
  lines: readonly CreditedLine[]
  shipping: CreditedShipping
}

/**
 * A credit note with what it credits by line item; undefined when that isn't known.
 * @param paid of the note's order; only a note from before refunds had lines needs it
 */
export function issuedNote(
  { credit: stored, parts, ...note }: StoredNote,
  paid: PaidParts | undefined
): IssuedCreditNote | undefined {
  const credit = creditOf({ credit: stored, parts }, paid)
  return credit
    ? { ...note, lines: creditedLines(note.orderId, credit.lines), shipping: credit.shipping }
    : undefined
}

export const creditNoteView = ({ id, number, amount, date }: StoredNote): CreditNote => ({
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

/**
 * Maps a refund to the API's refund. What a refund credits isn't known while it waits for the gateway and was started
 * in Medusa.
 * @param paid of the refund's order
 */
export function refundView(it: OrderRefund, paid: PaidParts): Refund {
  const credit = creditOf(it, paid)
  return {
    id: it.id,
    amount: rupeesText(it.amount),
    reason: it.reason,
    status: statuses[it.state],
    creditNoteNumber: it.creditNoteNumber,
    createdAt: it.createdAt.toISOString(),
    lines: creditedLines(it.orderId, credit?.lines ?? []).map(({ itemId, amount, quantity }) => ({
      itemId,
      amount: rupeesText(amount),
      ...(quantity > 0 && { quantity }),
    })),
    shipping: rupeesText(credit?.shipping.amount ?? zeroPaise),
  }
}
