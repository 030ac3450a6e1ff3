import type { GstTable } from "../../contract/gst-report"
import type { TenantTx } from "../../db/with-tenant"
import { isLateCreditNote } from "../../domain/financial-year"
import { paidParts } from "../../domain/paid-parts"
import { writeCsv } from "../../lib/write-csv"
import { noteOf, type Supply, supplyOf } from "../../modules/invoice/gstr/supply"
import { gstSheet } from "../../modules/invoice/gstr/tables"
import { invoiceDocument } from "../../modules/invoice/invoice-document"
import { invoicesBetween, invoicesOf, type OrderInvoice } from "../../modules/invoice/read-invoices"
import type { InvoiceDocument } from "../../modules/invoice/render/document"
import { type OrderHead, orderHeads } from "../../modules/order/list-orders"
import { type IssuedCreditNote, issuedNote, type StoredNote } from "../../modules/refund/order-refund"
import { storedNotesBetween, storedNotesOf } from "../../modules/refund/read-refunds"
import { tenantIn } from "../../modules/tenant/find-tenant"

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

/**
 * The month's supplies in the order of their series. Sales of a tenant that wasn't registered, their notes, and notes
 * that come too late to reduce the tax are left out.
 */
async function suppliesOf(tx: TenantTx, month: string): Promise<Supply[]> {
  const { from, to } = monthOf(month)
  const invoices = await invoicesBetween(tx, from, to)
  const notes = await storedNotesBetween(tx, from, to)
  const noted = [...new Set(notes.map((it) => it.orderId))]
  const sales = await salesOf(tx, [...invoices, ...(await invoicesOf(tx, noted))])
  const all = await storedNotesOf(tx, noted)
  return [
    ...invoices.flatMap(({ orderId }) => sales.get(orderId)?.document ?? []).map(supplyOf),
    ...notes.flatMap((note) => {
      const sale = sales.get(note.orderId)
      if (!sale || isLateCreditNote(note.date, sale.document.issuedAt)) return []
      const own = issuedNotes(
        sale.order,
        all.filter((it) => it.orderId === note.orderId)
      )
      const place = own.findIndex((it) => it.id === note.id)
      return own[place] ? [noteOf(sale.document, own[place], own.slice(0, place))] : []
    }),
  ]
}

const issuedNotes = ({ snapshot }: OrderHead, notes: readonly StoredNote[]): IssuedCreditNote[] => {
  const paid = paidParts(snapshot)
  return notes.flatMap((it) => issuedNote(it, paid) ?? [])
}

interface Sale {
  order: OrderHead
  document: InvoiceDocument
}

/** The sales of these invoices by order, without those of a tenant that wasn't registered. */
async function salesOf(tx: TenantTx, invoices: readonly OrderInvoice[]): Promise<Map<string, Sale>> {
  const tenant = await tenantIn(tx)
  const ids = [...new Set(invoices.map((it) => it.orderId))]
  const orders = new Map((await orderHeads(tx, ids)).map((it) => [it.orderId, it]))
  return new Map(
    invoices.flatMap((invoice) => {
      const order = orders.get(invoice.orderId)
      if (!order) return []
      const document = invoiceDocument(tenant, order, invoice)
      return document.registered ? [[invoice.orderId, { order, document }] as const] : []
    })
  )
}
