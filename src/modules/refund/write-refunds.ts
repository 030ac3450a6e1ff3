import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { financialYear, invoiceNumber } from "../../domain/financial-year"
import { type Paise, paise } from "../../domain/money"
import type { MoneyParts } from "../../domain/refund-shares"
import { type OrderRefund, refundColumns, refundOf, type RefundRow } from "./order-refund"

export interface NewRefund {
  id: string
  orderId: string
  paymentId: string
  amount: Paise
  /** Null: all that was left. */
  asked: Paise | null
  reason: string
  actor: Actor
  /** Caller and `Idempotency-Key` of the request; null for one without. */
  requestKey: string | null
}

/** Seconds until the job looks after a refund whose caller has not come back. */
const firstLookSeconds = 30

/** Notes a refund before the gateway is asked, so that it is never forgotten, and when to look after it. */
export const addRefund = (tx: TenantTx, it: NewRefund) =>
  tx.run(
    `with added as (
       insert into order_refund (tenant_id, id, order_id, payment_id, amount_paise, asked_paise, reason, way, by_id,
         by_name, by_email, request_key) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning tenant_id, id)
     insert into refund_due (tenant_id, refund_id, due_at)
     select tenant_id, id, now() + make_interval(secs => ?) from added`,
    [
      tx.tenantId,
      it.id,
      it.orderId,
      it.paymentId,
      it.amount,
      it.asked,
      it.reason,
      it.actor.way,
      it.actor.id,
      it.actor.name,
      it.actor.email,
      it.requestKey,
      firstLookSeconds,
    ]
  )

/** What the done refunds of an order gave back, part by part. */
export async function returnedParts(tx: TenantTx, orderId: string): Promise<MoneyParts> {
  const row = await tx.first<{ taxable: string; gst: string; shipping: string }>(
    `select coalesce(sum(taxable_paise), 0) as taxable, coalesce(sum(gst_paise), 0) as gst,
       coalesce(sum(shipping_paise), 0) as shipping
     from order_refund where tenant_id = ? and order_id = ? and state = 'done'`,
    [tx.tenantId, orderId]
  )
  const of = (text: string | undefined): Paise => paise(Number(text ?? 0))
  return { taxable: of(row?.taxable), gst: of(row?.gst), shipping: of(row?.shipping) }
}

/** A credit note's series begins with these letters, as invoices' does with theirs. */
const prefix = "CN"

interface Done {
  gatewayRefundId: string | null
  medusaRefundId: string
  parts: MoneyParts
  now: Date
}

/**
 * The money has gone back: the refund gets its credit note's number, the next of the tenant's financial year. The
 * counter row stays locked until the transaction ends, so that no number is skipped or given twice. The refund must be
 * held as pending (`holdPending`).
 * @returns the credit note's number
 */
export async function finishRefund(
  tx: TenantTx,
  id: string,
  { gatewayRefundId, medusaRefundId, parts, now }: Done
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
         gst_paise = ?, shipping_paise = ?, financial_year = ?, serial = ?, credit_note_number = ?
       where tenant_id = ? and id = ? returning tenant_id, id)
     delete from refund_due where (tenant_id, refund_id) in (select tenant_id, id from done)`,
    [
      now,
      gatewayRefundId,
      medusaRefundId,
      parts.taxable,
      parts.gst,
      parts.shipping,
      year,
      serial,
      number,
      tx.tenantId,
      id,
    ]
  )
  return number
}

/** The gateway has refused it for good: no money has moved, and none will. The refund must be held as pending. */
export const failRefund = (tx: TenantTx, id: string, failure: string) =>
  tx.run(
    `with failed as (
       update order_refund set state = 'failed', failure = ? where tenant_id = ? and id = ? returning tenant_id, id)
     delete from refund_due where (tenant_id, refund_id) in (select tenant_id, id from failed)`,
    [failure.slice(0, 500), tx.tenantId, id]
  )

/** The refund with its row held, while it has no definite answer; undefined once it has. */
export async function holdPending(tx: TenantTx, id: string): Promise<OrderRefund | undefined> {
  const row = await tx.first<RefundRow>(
    `select ${refundColumns} from order_refund where tenant_id = ? and id = ? and state = 'pending' for update`,
    [tx.tenantId, id]
  )
  return row && refundOf(row)
}

/** What was given back stays written down; the name of who did it goes. */
export const forgetRefunder = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run(
    "update order_refund set by_name = 'Deleted account', by_email = '' where tenant_id = ? and by_id = ?",
    [tx.tenantId, accountId]
  )
