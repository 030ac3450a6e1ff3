import type { ReactElement } from "react"
import { percentText } from "../../../domain/percent"
import { columnAmount } from "./amounts"
import type { InvoiceDocument, InvoiceLine } from "./document"
import type { Kit } from "./kit"
import { type Column, table } from "./table"
import { isExempt } from "./tax-facts"
import { taxHeads } from "./tax-heads"

/** Ten crore: from there on amounts need smaller figures to stay in their columns. */
const wideAmount = 10 ** 10

/** Font size of an invoice's amounts in tables. */
export const figuresOf = (invoice: InvoiceDocument): number => (invoice.total >= wideAmount ? 6 : 7.5)

/** One row for each line of the invoice. */
export const lineTable = (kit: Kit, invoice: InvoiceDocument, brand: string): ReactElement =>
  table(kit, { columns: columnsOf(invoice), rows: invoice.lines, brand, figures: figuresOf(invoice) })

const first: Column<InvoiceLine> = { title: "#", width: 20, of: (_line, index) => String(index + 1) }

/** A share of the shipping fee is part of the line's value. */
const description: Column<InvoiceLine> = {
  title: "Description",
  of: (line) =>
    line.shipping > 0 && line.quantity > 0
      ? `${line.description} + shipping ${columnAmount(line.shipping)}`
      : line.description,
}

const hsn: Column<InvoiceLine> = { title: "HSN", width: 40, of: (line) => line.hsn }

const pieces: Column<InvoiceLine> = {
  title: "Qty",
  width: 42,
  numeric: true,
  of: (line) => (line.quantity > 0 ? `${line.quantity} PCS` : ""),
}

const unitPrice: Column<InvoiceLine> = {
  title: "Rate (₹)",
  width: 64,
  numeric: true,
  of: (line) => columnAmount(line.unitPrice),
}

const rate: Column<InvoiceLine> = {
  title: "GST",
  width: 34,
  numeric: true,
  of: (line) => (isExempt(line.rate) ? "Exempt" : percentText(line.rate)),
}

const amount: Column<InvoiceLine> = {
  title: "Amount (₹)",
  width: 68,
  numeric: true,
  of: (line) => columnAmount(line.amount),
}

function columnsOf(invoice: InvoiceDocument): Column<InvoiceLine>[] {
  const { registered, showsTax, creditNoteTo, lines } = invoice
  // Money goes back, which is not always a number of stones.
  const counted = creditNoteTo ? lines.some((line) => line.quantity > 0) : true
  return [
    first,
    description,
    ...(registered ? [hsn] : []),
    ...(counted ? [pieces] : []),
    ...(creditNoteTo ? [] : [unitPrice]),
    ...(showsTax ? taxColumns(invoice) : []),
    amount,
  ]
}

function taxColumns({ taxes, split }: InvoiceDocument): Column<InvoiceLine>[] {
  const isMixed = taxes.length > 1
  const heads = taxHeads(split, isMixed ? undefined : taxes[0].rate)
  return [
    { title: "Taxable value (₹)", width: 68, numeric: true, of: (line) => columnAmount(line.taxable) },
    ...(isMixed ? [rate] : []),
    ...heads.map(({ key, name }) => ({
      title: `${name} (₹)`,
      width: heads.length === 1 ? 62 : 56,
      numeric: true,
      of: (line: InvoiceLine) => columnAmount(line[key]),
    })),
  ]
}
