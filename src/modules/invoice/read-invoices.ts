import type { TenantTx } from "../../db/with-tenant"
import type { Invoice } from "./issue-invoice"

export interface OrderInvoice extends Invoice {
  orderId: string
}

const columns = `select order_id as "orderId", number, issued_at as "issuedAt", seller from invoice`

/** The invoices issued from `from` (inclusive) to `to` (exclusive), in the order of their series. */
export const invoicesBetween = (tx: TenantTx, from: Date, to: Date): Promise<OrderInvoice[]> =>
  tx.rows<OrderInvoice>(
    `${columns} where tenant_id = ? and issued_at >= ? and issued_at < ? order by financial_year, serial`,
    [tx.tenantId, from, to]
  )

/** The invoices of these orders; an unpaid order has none. */
export const invoicesOf = (tx: TenantTx, orderIds: readonly string[]): Promise<OrderInvoice[]> =>
  tx.rows<OrderInvoice>(`${columns} where tenant_id = ? and order_id = any(?)`, [tx.tenantId, orderIds])

/** At most this many orders are found by a part of an invoice number. */
const maxNumbered = 1000

/** The orders whose invoice number contains this text, in any case; newest first, at most a thousand. */
export async function ordersByInvoiceNumber(tx: TenantTx, part: string): Promise<string[]> {
  const rows = await tx.rows<{ orderId: string }>(
    `select order_id as "orderId" from invoice where tenant_id = ? and position(upper(?) in number) > 0
     order by financial_year desc, serial desc limit ?`,
    [tx.tenantId, part, maxNumbered]
  )
  return rows.map((it) => it.orderId)
}
