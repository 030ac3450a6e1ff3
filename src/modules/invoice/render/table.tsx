import type { ReactElement } from "react"
import type { Kit, Style } from "./kit"
import { hairline, row, strong } from "./styles"

export interface Column<Row> {
  title: string
  /** Points; without one the column takes what is left. */
  width?: number
  numeric?: boolean
  of: (row: Row, index: number) => string
}

interface Table<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Colour of the header row's rules. */
  brand: string
  /** Font size of numeric cells. */
  figures: number
}

/** One row for each entry; the header row comes again on every page. */
export function table<Row>(
  { PrintableText, View }: Kit,
  { columns, rows, brand, figures }: Table<Row>
): ReactElement {
  const cell = (column: Column<Row>): Style => ({
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
      {rows.map((it, index) => (
        <View
          key={index}
          wrap={false}
          style={{ ...row, borderBottomWidth: 0.5, borderColor: hairline, paddingVertical: 4 }}
        >
          {columns.map((column) => (
            <PrintableText key={column.title} style={cell(column)}>
              {column.of(it, index)}
            </PrintableText>
          ))}
        </View>
      ))}
    </View>
  )
}
