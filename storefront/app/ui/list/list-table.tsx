import { CheckBox } from "../check-box"
import { cn } from "../cn"
import type { ListSort } from "./list-column"
import { TableHead } from "./table-head"
import type { ListRow, ListTable } from "./use-list-table"
import { useWindowRows } from "./use-window-rows"

const rowHeight = 45

interface ListTableProps<Row extends object> {
  table: ListTable<Row>
  label: string
  rowName: (row: Row) => string
  selectable: boolean
  sort?: ListSort | undefined
}

/** Spacer for the rows that are not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden="true">
      <td style={{ height }} />
    </tr>
  )

const cell = "h-11 border-b border-stone-200 px-3 py-1.5"

/** A list as a table with rows of 44 px. Of a long list, only rows in the viewport are rendered. */
export function ListTableView<Row extends object>({
  table,
  label,
  rowName,
  selectable,
  sort,
}: ListTableProps<Row>) {
  const { rows } = table.getRowModel()
  const { list, measure, drawn, before, after } = useWindowRows(
    rows.length,
    rowHeight,
    (index) => rows[index]?.id ?? String(index)
  )
  const draw = (row: ListRow<Row>, index: number) => (
    <tr
      key={row.id}
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={cn("bg-white hover:bg-stone-50", row.getIsSelected() && "bg-brand-mist hover:bg-brand-mist")}
    >
      {selectable && (
        <td className={cn(cell, "w-11 p-0!")}>
          <CheckBox
            label={`Select ${rowName(row.original)}`}
            checked={row.getIsSelected()}
            onChange={(checked) => row.toggleSelected(checked)}
          />
        </td>
      )}
      {row.getAllCells().map((it) => {
        const { numeric, className } = it.column.columnDef.meta ?? {}
        return (
          <td key={it.id} className={cn(cell, numeric && "text-right tabular-nums", className)}>
            <table.FlexRender cell={it} />
          </td>
        )
      })}
    </tr>
  )
  return (
    <table
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className="w-full table-fixed border-separate border-spacing-0 text-sm"
    >
      <TableHead table={table} selectable={selectable} sort={sort} />
      <tbody ref={list}>
        <Gap height={before} />
        {drawn.map((index) => {
          const row = rows[index]
          return row && draw(row, index)
        })}
        <Gap height={after} />
      </tbody>
    </table>
  )
}
