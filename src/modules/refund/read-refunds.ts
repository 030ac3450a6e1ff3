import type { TenantTx } from "../../db/with-tenant"
import { paise, type Paise } from "../../lib/money"
import type { MoneyParts } from "../../lib/refund-shares"
import { type OrderRefund, refundColumns, refundOf, type RefundRow } from "./order-refund"

/** All refunds of these orders, the oldest first. */
export async function refundsOfOrders(tx: TenantTx, orderIds: readonly string[]): Promise<OrderRefund[]> {
  const rows = await tx.rows<RefundRow>(
    `select ${refundColumns} from order_refund where tenant_id = ? and order_id = any(?) order by created_at, id`,
    [tx.tenantId, orderIds]
  )
  return rows.map(refundOf)
}

export async function findRefund(tx: TenantTx, id: string): Promise<OrderRefund | undefined> {
  const row = await tx.first<RefundRow>(
    `select ${refundColumns} from order_refund where tenant_id = ? and id = ?`,
    [tx.tenantId, id]
  )
  return row && refundOf(row)
}

interface IssuedCreditNote {
  orderId: string
  number: string
  date: Date
  amount: Paise
  parts: MoneyParts
}

/** The credit notes that were issued from `from` until before `to`, in the sequence of their series. */
export async function creditNotesBetween(tx: TenantTx, from: Date, to: Date): Promise<IssuedCreditNote[]> {
  const rows = await tx.rows<{
    order_id: string
    credit_note_number: string
    done_at: Date
    amount_paise: string
    taxable_paise: string
    gst_paise: string
    shipping_paise: string
  }>(
    `select order_id, credit_note_number, done_at, amount_paise, taxable_paise, gst_paise, shipping_paise
     from order_refund where tenant_id = ? and state = 'done' and done_at >= ? and done_at < ?
     order by financial_year, serial`,
    [tx.tenantId, from, to]
  )
  const of = (text: string): Paise => paise(Number(text))
  return rows.map((it) => ({
    orderId: it.order_id,
    number: it.credit_note_number,
    date: it.done_at,
    amount: of(it.amount_paise),
    parts: { taxable: of(it.taxable_paise), gst: of(it.gst_paise), shipping: of(it.shipping_paise) },
  }))
}
