import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { financialYear, invoiceNumber } from "../../domain/financial-year"
import { addPaise, type Paise } from "../../domain/money"
import type { Credit } from "../../domain/refund-lines"
import { type OrderRefund, refundColumns, refundOf, type RefundRow, type WantedParts } from "./order-refund"

export interface NewRefund {
  id: string
  orderId: string
  paymentId: string
  amount: Paise
  /** Requested amount; null for the whole remainder. */
  requestedAmount: Paise | null
  /** Null when only an amount was requested. */
  requestedParts: WantedParts | null
  credit: Credit
  reason: string
  actor: Actor
  /** Caller and `Idempotency-Key` of the request; null without a key. */
  requestKey: string | null
}

/** Seconds until the job checks a refund that its request has not completed. */
const firstLookSeconds = 30

/** Stores a refund before the gateway request, so that a crash can't lose it, and schedules its first check. */
export const addRefund = (tx: TenantTx, it: NewRefund) =>
  tx.run(
    `with added as (
       insert into order_refund (tenant_id, id, order_id, payment_id, amount_paise, asked_paise, asked_lines,
         asked_shipping_paise, credited_lines, credited_shipping, reason, way, by_id, by_name, by_email, request_key)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning tenant_id, id)
     insert into refund_due (tenant_id, refund_id, due_at)
     select tenant_id, id, now() + make_interval(secs => ?) from added`,
    [
      tx.tenantId,
      it.id,
      it.orderId,
      it.paymentId,
      it.amount,
      it.requestedAmount,
      it.requestedParts && JSON.stringify(it.requestedParts.lines),
      it.requestedParts && it.requestedParts.shipping,
      JSON.stringify(it.credit.lines),
      JSON.stringify(it.credit.shipping),
      it.reason,
      it.actor.way,
      it.actor.id,
      it.actor.name,
      it.actor.email,
      it.requestKey,
      firstLookSeconds,
    ]
  )

interface Done {
  gatewayRefundId: string | null
  medusaRefundId: string
  credit: Credit
  /** Of the credit note's number, one to three capital letters or digits. */
  prefix: string
  now: Date
}

/**
 * Completes a refund and assigns its credit note number, the next of the tenant's financial year. The counter row stays
 * locked until the transaction ends, so that no number is skipped or used twice. The refund must be locked as pending
 * (`holdPending`).
 * @returns the credit note's number
 */
export async function finishRefund(
  tx: TenantTx,
  id: string,
  { gatewayRefundId, medusaRefundId, credit, prefix, now }: Done
): Promise<string> {
  const year = financialYear(now)
  const counted = await tx.first<{ last_serial: number }>(
    `insert into credit_note_counter (tenant_id, financial_year, last_serial) values (?, ?, 1)
     on conflict (tenant_id, financial_year) do update set last_serial = credit_note_counter.last_serial + 1
     returning last_serial`,
    [tx.tenantId, year]
  )
  const serial = counted?.last_serial ?? 0
  const number = invoiceNumber({ prefix, financialYear: year, serial })
  await tx.run(
    `with done as (
       update order_refund set state = 'done', done_at = ?, gateway_refund_id = ?, medusa_refund_id = ?, taxable_paise = ?,
         gst_paise = ?, shipping_paise = ?, credited_lines = ?, credited_shipping = ?, financial_year = ?, serial = ?,
         credit_note_number = ?
       where tenant_id = ? and id = ? returning tenant_id, id)
     delete from refund_due where (tenant_id, refund_id) in (select tenant_id, id from done)`,
    [
      now,
      gatewayRefundId,
      medusaRefundId,
      addPaise(...credit.lines.map((it) => it.taxable)),
      addPaise(...credit.lines.map((it) => it.gst)),
      credit.shipping.amount,
      JSON.stringify(credit.lines),
      JSON.stringify(credit.shipping),
      year,
      serial,
      number,
      tx.tenantId,
      id,
    ]
  )
  return number
}

/**
 * Marks a refund as failed after the gateway has permanently refused it; no money moves. The refund must be locked as
 * pending.
 */
export const failRefund = (tx: TenantTx, id: string, failure: string) =>
  tx.run(
    `with failed as (
       update order_refund set state = 'failed', failure = ? where tenant_id = ? and id = ? returning tenant_id, id)
     delete from refund_due where (tenant_id, refund_id) in (select tenant_id, id from failed)`,
    [failure.slice(0, 500), tx.tenantId, id]
  )

/** Locks a refund without a definite response; undefined once it has one. */
export async function holdPending(tx: TenantTx, id: string): Promise<OrderRefund | undefined> {
  const row = await tx.first<RefundRow>(
    `select ${refundColumns} from order_refund where tenant_id = ? and id = ? and state = 'pending' for update`,
    [tx.tenantId, id]
  )
  return row && refundOf(row)
}

/** Removes the requester's name from refunds when the account is deleted. The refunds stay. */
export const anonymizeRefundRequester = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run(
    "update order_refund set by_name = 'Deleted account', by_email = '' where tenant_id = ? and by_id = ?",
    [tx.tenantId, accountId]
  )
