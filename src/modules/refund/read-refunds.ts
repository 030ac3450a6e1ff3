import type { TenantTx } from "../../db/with-tenant"
import { paise } from "../../domain/money"
import { creditColumns, type CreditRow, storedCredit } from "./stored-credit"
import { type OrderRefund, refundColumns, refundOf, type RefundRow, type StoredNote } from "./order-refund"

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

interface NoteRow extends CreditRow {
  id: string
  order_id: string
  credit_note_number: string
  done_at: Date
  amount_paise: string
  reason: string | null
}

const noteColumns = `id, order_id, credit_note_number, done_at, amount_paise, ${creditColumns},
  case when way <> 'medusa-admin' then reason end as reason`

const noteOf = (row: NoteRow): StoredNote => ({
  id: row.id,
  orderId: row.order_id,
  number: row.credit_note_number,
  date: row.done_at,
  amount: paise(Number(row.amount_paise)),
  reason: row.reason,
  ...storedCredit(row),
})

/** The credit notes issued from `from` (inclusive) to `to` (exclusive), in the order of their series. */
export async function storedNotesBetween(tx: TenantTx, from: Date, to: Date): Promise<StoredNote[]> {
  const rows = await tx.rows<NoteRow>(
    `select ${noteColumns} from order_refund where tenant_id = ? and state = 'done' and done_at >= ? and done_at < ?
     order by financial_year, serial`,
    [tx.tenantId, from, to]
  )
  return rows.map(noteOf)
}

/** All credit notes of these orders, oldest first. */
export async function storedNotesOf(tx: TenantTx, orderIds: readonly string[]): Promise<StoredNote[]> {
  const rows = await tx.rows<NoteRow>(
    `select ${noteColumns} from order_refund where tenant_id = ? and order_id = any(?) and state = 'done'
     order by financial_year, serial`,
    [tx.tenantId, orderIds]
  )
  return rows.map(noteOf)
}
