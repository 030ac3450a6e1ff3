import { useMemo } from "react"
import {
  metaHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row as TableRow,
} from "@tanstack/react-table"
import type { ListColumn } from "./list-column"

/** Display options of a column, independent of the row type. */
type Look = Pick<ListColumn<never>, "numeric" | "className" | "sortable">

const features = tableFeatures({ rowSelectionFeature, columnMeta: metaHelper<Look>() })

export type ListTable<Row extends object> = ReactTable<typeof features, Row>
export type ListRow<Row extends object> = TableRow<typeof features, Row>

interface ListTableOptions<Row extends object> {
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
}

/** Creates a list's table: its rows, columns and selection. */
export function useListTable<Row extends object>({ columns, rows, rowId }: ListTableOptions<Row>) {
  const defs = useMemo(
    () =>
      columns.map(({ id, header, cell, numeric, className, sortable }): ColumnDef<typeof features, Row> => ({
        id,
        header,
        cell: ({ row }) => cell(row.original),
        meta: {
          ...(numeric && { numeric }),
          ...(className !== undefined && { className }),
          ...(sortable && { sortable }),
        },
      })),
    [columns]
  )
  return useTable({ features, columns: defs, data: rows, getRowId: rowId })
}
