import { CheckBox } from "../check-box"
import { cn } from "../cn"
import { Icon } from "../icon"
import type { ListSort } from "./list-column"
import type { ListTable } from "./use-list-table"

interface HeadProps<Row extends object> {
  table: ListTable<Row>
  selectable: boolean
  sort?: ListSort | undefined
}

const cell = "h-11 border-b border-stone-300 bg-paper px-3 text-left font-medium text-stone-600"

interface SortButtonProps {
  id: string
  label: string
  /** The label ends where the figures end, so its arrow stands before it. */
  isNumeric: boolean
  sort: ListSort
}

function SortButton({ id, label, isNumeric, sort }: SortButtonProps) {
  const on = sort.by === id
  return (
    <button
      type="button"
      className={cn(
        "-mx-1 inline-flex min-h-11 cursor-pointer items-center gap-1 px-1 hover:text-stone-900",
        isNumeric && "flex-row-reverse"
      )}
      onClick={() => sort.onChange(id, on && !sort.descending)}
    >
      {label}
      <Icon
        name={on && sort.descending ? "down" : "up"}
        className={cn("size-3.5 shrink-0", !on && "opacity-0")}
      />
    </button>
  )
}

/** The header row of a list; it sticks below the page's header while the rows scroll. */
export function TableHead<Row extends object>({ table, selectable, sort }: HeadProps<Row>) {
  return (
    <thead className="sticky top-14 z-10">
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {selectable && (
            <th scope="col" className={cn(cell, "w-11 px-0!")}>
              <CheckBox
                label="Select all"
                checked={table.getIsAllRowsSelected()}
                partly={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                onChange={(checked) => table.toggleAllRowsSelected(checked)}
              />
            </th>
          )}
          {group.headers.map(({ id, column }) => {
            const { numeric, className, sortable } = column.columnDef.meta ?? {}
            const label = String(column.columnDef.header)
            const sorted = sort?.by === id ? (sort.descending ? "descending" : "ascending") : undefined
            return (
              <th
                key={id}
                scope="col"
                aria-sort={sorted}
                className={cn(cell, numeric && "text-right", className)}
              >
                {sortable && sort ? (
                  <SortButton id={id} label={label} isNumeric={numeric === true} sort={sort} />
                ) : (
                  label
                )}
              </th>
            )
          })}
        </tr>
      ))}
    </thead>
  )
}
