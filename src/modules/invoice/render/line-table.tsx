import type { ReactElement } from "react"
import { percentText } from "../../../domain/percent"
import { columnAmount } from "./amounts"
import type { InvoiceDocument, InvoiceLine } from "./document"
import type { Kit } from "./kit"
import { type Column, table } from "./table"
import { taxHeads } from "./tax-heads"

/** Ten crore: from there on amounts need smaller figures to stay in their columns. */
const wideAmount = 10 ** 10

/** Font size of an invoice's amounts in tables. */
export const figuresOf = (invoice: InvoiceDocument): number => (invoice.total >= wideAmount ? 6 : 7.5)

/** One row for each line of the invoice. */
export const lineTable = (kit: Kit, invoice: InvoiceDocument, brand: string): ReactElement =>
  table(kit, { columns: columnsOf(invoice), rows: invoice.lines, brand, figures: figuresOf(invoice) })

const quantityColumns: Column<InvoiceLine>[] = [
  { title: "Qty", width: 42, numeric: true, of: (line) => `${line.quantity} Nos` },
  { title: "Rate (₹)", width: 64, numeric: true, of: (line) => columnAmount(line.unitPrice) },
]

const rateColumn: Column<InvoiceLine> = {
  title: "GST",
  width: 32,
  numeric: true,
  of: (line) => percentText(line.rate),
}

function columnsOf({ taxes, split, creditNoteTo }: InvoiceDocument): Column<InvoiceLine>[] {
  const isMixed = taxes.length > 1
  const heads = taxHeads(split, isMixed ? undefined : taxes[0].rate)
  return [
    { title: "#", width: 20, of: (_line, index) => String(index + 1) },
    { title: "Description", of: (line) => line.description },
    { title: "HSN", width: 40, of: (line) => line.hsn },
    // Money goes back, which is not always a number of stones.
    ...(creditNoteTo ? [] : quantityColumns),
    { title: "Taxable value (₹)", width: 68, numeric: true, of: (line) => columnAmount(line.taxable) },
    ...(isMixed ? [rateColumn] : []),
    ...heads.map(({ key, name }) => ({
      title: `${name} (₹)`,
      width: heads.length === 1 ? 62 : 56,
      numeric: true,
      of: (line: InvoiceLine) => columnAmount(line[key]),
    })),
    { title: "Amount (₹)", width: 68, numeric: true, of: (line) => columnAmount(line.amount) },
  ]
}
