import type { TenantTx } from "../../db/with-tenant"
import { paise, type Paise } from "../../domain/money"
import {
  type IssuedCreditNote,
  type OrderRefund,
  refundColumns,
  refundOf,
  type RefundRow,
} from "./order-refund"

/** All refunds of these orders, oldest first. */
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

interface NoteRow {
  id: string
  order_id: string
  credit_note_number: string
  done_at: Date
  amount_paise: string
  taxable_paise: string
  gst_paise: string
  shipping_paise: string
  reason: string | null
}

const noteColumns = `id, order_id, credit_note_number, done_at, amount_paise, taxable_paise, gst_paise, shipping_paise,
  case when way <> 'medusa-admin' then reason end as reason`

const paiseOf = (text: string): Paise => paise(Number(text))

const noteOf = (it: NoteRow): IssuedCreditNote => ({
  id: it.id,
  orderId: it.order_id,
  number: it.credit_note_number,
  date: it.done_at,
  amount: paiseOf(it.amount_paise),
  parts: {
    taxable: paiseOf(it.taxable_paise),
    gst: paiseOf(it.gst_paise),
    shipping: paiseOf(it.shipping_paise),
  },
  reason: it.reason,
})

/** The credit notes issued from `from` (inclusive) to `to` (exclusive), in the order of their series. */
export async function creditNotesBetween(tx: TenantTx, from: Date, to: Date): Promise<IssuedCreditNote[]> {
  const rows = await tx.rows<NoteRow>(
    `select ${noteColumns} from order_refund where tenant_id = ? and state = 'done' and done_at >= ? and done_at < ?
     order by financial_year, serial`,
    [tx.tenantId, from, to]
  )
  return rows.map(noteOf)
}

/** The credit notes of an order, oldest first. */
export async function creditNotesOf(tx: TenantTx, orderId: string): Promise<IssuedCreditNote[]> {
  const rows = await tx.rows<NoteRow>(
    `select ${noteColumns} from order_refund where tenant_id = ? and order_id = ? and state = 'done'
     order by financial_year, serial`,
    [tx.tenantId, orderId]
  )
  return rows.map(noteOf)
}
