import type { GstTable } from "../../contract/gst-report"
import type { TenantTx } from "../../db/with-tenant"
import { writeCsv } from "../../lib/write-csv"
import { invoiceDocument } from "../../modules/invoice/invoice-document"
import { noteOf, type Supply, supplyOf } from "../../modules/invoice/gstr/supply"
import { gstSheet } from "../../modules/invoice/gstr/tables"
import { invoicesBetween, invoicesOf } from "../../modules/invoice/read-invoices"
import { orderHeads } from "../../modules/order/list-orders"
import { tenantIn } from "../../modules/tenant/find-tenant"
import { creditNotesBetween } from "./credit-notes"

/** The first instant of a month in India and of the next one. `month`: `2026-11` */
function monthOf(month: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split("-").map(Number)
  const begin = (y: number, m: number): Date =>
    new Date(`${String(y)}-${String(m).padStart(2, "0")}-01T00:00:00+05:30`)
  return { from: begin(year, number), to: number === 12 ? begin(year + 1, 1) : begin(year, number + 1) }
}

/** One table of a month's GST return as CSV, from the invoices and credit notes issued in that month. */
export async function gstReport(
  tx: TenantTx,
  { month, table }: { month: string; table: GstTable }
): Promise<string> {
  const { columns, rows } = gstSheet(table, await suppliesOf(tx, month))
  return writeCsv(columns, rows)
}

async function suppliesOf(tx: TenantTx, month: string): Promise<Supply[]> {
  const { from, to } = monthOf(month)
  const tenant = await tenantIn(tx)
  const invoices = await invoicesBetween(tx, from, to)
  const notes = await creditNotesBetween(tx, from, to)
  const noted = await invoicesOf(
    tx,
    notes.map((it) => it.orderId)
  )
  const ids = [...new Set([...invoices, ...noted].map((it) => it.orderId))]
  const orders = new Map((await orderHeads(tx, ids)).map((it) => [it.orderId, it]))
  const documentOf = (invoice: (typeof invoices)[number]) => {
    const order = orders.get(invoice.orderId)
    return order && invoiceDocument(tenant, order, invoice)
  }
  const invoiceOf = new Map(noted.map((it) => [it.orderId, it]))
  return [
    ...invoices.flatMap((it) => {
      const document = documentOf(it)
      return document ? [supplyOf(document)] : []
    }),
    ...notes.flatMap((it) => {
      const invoice = invoiceOf.get(it.orderId)
      const document = invoice && documentOf(invoice)
      return document ? [noteOf(document, it)] : []
    }),
  ]
}
