import type { ReactElement } from "react"
import { columnAmount } from "./amounts"
import type { InvoiceDocument, InvoiceLine } from "./document"
import type { Kit, Style } from "./kit"
import { hairline, row, strong } from "./styles"
import { taxHeads } from "./tax-heads"

interface Column {
  title: string
  /** Points; without one the column takes what is left. */
  width?: number
  numeric?: boolean
  of: (line: InvoiceLine, index: number) => string
}

/** Ten crore: from there on amounts need smaller figures to stay in their columns. */
const wideAmount = 10 ** 10

/** One row for each line; the header row comes again on every page. */
export function lineTable(kit: Kit, invoice: InvoiceDocument, brand: string): ReactElement {
  const { PrintableText, View } = kit
  const figures = invoice.total >= wideAmount ? 6 : 7.5
  const columns = columnsOf(invoice)
  const cell = (column: Column): Style => ({
    ...(column.width === undefined ? { flexGrow: 1, flexBasis: 0 } : { width: column.width }),
    paddingHorizontal: 3,
    ...(column.numeric ? { textAlign: "right", fontSize: figures } : { fontSize: 7.5 }),
  })
  return (
    <View>
      <View
        fixed
        style={{ ...row, borderBottomWidth: 1, borderTopWidth: 1, borderColor: brand, paddingVertical: 4 }}
      >
        {columns.map((column) => (
          <PrintableText key={column.title} style={{ ...cell(column), ...strong, fontSize: 7 }}>
            {column.title}
          </PrintableText>
        ))}
      </View>
      {invoice.lines.map((line, index) => (
        <View
          key={index}
          wrap={false}
          style={{ ...row, borderBottomWidth: 0.5, borderColor: hairline, paddingVertical: 4 }}
        >
          {columns.map((column) => (
            <PrintableText key={column.title} style={cell(column)}>
              {column.of(line, index)}
            </PrintableText>
          ))}
        </View>
      ))}
    </View>
  )
}

const quantityColumns: Column[] = [
  { title: "Qty", width: 42, numeric: true, of: (line) => `${line.quantity} Nos` },
  { title: "Rate (₹)", width: 64, numeric: true, of: (line) => columnAmount(line.unitPrice) },
]

function columnsOf(invoice: InvoiceDocument): Column[] {
  const heads = taxHeads(invoice)
  return [
    { title: "#", width: 20, of: (_line, index) => String(index + 1) },
    { title: "Description", of: (line) => line.description },
    { title: "HSN", width: 40, of: (line) => line.hsn },
    // Money goes back, which is not always a number of stones.
    ...(invoice.creditNoteTo ? [] : quantityColumns),
    { title: "Taxable value (₹)", width: 68, numeric: true, of: (line) => columnAmount(line.taxable) },
    ...heads.map(({ key, name }) => ({
      title: `${name} (₹)`,
      width: heads.length === 1 ? 62 : 56,
      numeric: true,
      of: (line: InvoiceLine) => columnAmount(line[key]),
    })),
    { title: "Amount (₹)", width: 68, numeric: true, of: (line) => columnAmount(line.amount) },
  ]
}
