import type { ReactElement } from "react"
import type { GstHeads } from "../../../domain/gst-split"
import { addPaise, type Paise } from "../../../domain/money"
import { percentText } from "../../../domain/percent"
import { groupBy } from "../../../lib/group-by"
import { columnAmount } from "./amounts"
import type { InvoiceDocument, InvoiceLine } from "./document"
import type { Kit } from "./kit"
import { figuresOf } from "./line-table"
import { strong } from "./styles"
import { type Column, table } from "./table"
import { isExempt } from "./tax-facts"
import { taxHeads } from "./tax-heads"

interface TaxRow extends GstHeads {
  hsn: string
  rate: string
  taxable: Paise
}

/** Value and GST by rate and HSN; nothing when all lines have the same ones. */
export function taxTable(kit: Kit, invoice: InvoiceDocument, brand: string): ReactElement | null {
  const { PrintableText, View } = kit
  const rows = taxRows(invoice.lines)
  if (rows.length < 2) return null
  return (
    <View style={{ marginTop: 14, width: "72%" }}>
      <PrintableText style={{ ...strong, marginBottom: 4 }}>GST by rate and HSN</PrintableText>
      {table(kit, { columns: columnsOf(invoice), rows, brand, figures: figuresOf(invoice) })}
    </View>
  )
}

function columnsOf({ split, lut }: InvoiceDocument): Column<TaxRow>[] {
  return [
    { title: "HSN", of: (it) => it.hsn },
    {
      title: "GST rate",
      width: 48,
      numeric: true,
      // What leaves under a letter of undertaking is zero-rated, not exempt.
      of: (it) => (isExempt(it.rate) && lut === null ? "Exempt" : percentText(it.rate)),
    },
    { title: "Taxable value (₹)", width: 80, numeric: true, of: (it) => columnAmount(it.taxable) },
    ...taxHeads(split).map(({ key, name }) => ({
      title: `${name} (₹)`,
      width: 70,
      numeric: true,
      of: (it: TaxRow) => columnAmount(it[key]),
    })),
  ]
}

/** Lowest rate first, in each rate by HSN. */
function taxRows(lines: readonly InvoiceLine[]): TaxRow[] {
  return groupBy(lines, ({ rate, hsn }) => `${hsn} ${rate}`)
    .map((group) => {
      const sum = (key: keyof GstHeads | "taxable"): Paise => addPaise(...group.map((it) => it[key]))
      const { rate = "0", hsn = "" } = group[0] ?? {}
      const gst = { igst: sum("igst"), cgst: sum("cgst"), sgst: sum("sgst") }
      return { hsn, rate, taxable: sum("taxable"), ...gst }
    })
    .toSorted((a, b) => Number(a.rate) - Number(b.rate))
}
