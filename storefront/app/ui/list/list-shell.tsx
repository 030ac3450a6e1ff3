import type { ReactNode } from "react"
import { counted } from "~/lib/counted"
import { useHydrated } from "~/lib/use-hydrated"
import { Button } from "../button"
import { cn } from "../cn"
import { useWide } from "../use-wide"
import { ListCards } from "./list-cards"
import type { ListColumn, ListSort } from "./list-column"
import { ListCount } from "./list-count"
import { ListError, ListLoading } from "./list-states"
import { ListTableView } from "./list-table"
import { barMargin, SelectionBar } from "./selection-bar"
import { useListTable } from "./use-list-table"

interface ListShellProps<Row extends object> {
  /** Singular and plural of the rows' noun, in lower case: `["order", "orders"]`. */
  noun: readonly [one: string, many: string]
  columns: readonly ListColumn<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  /** Total number of matches, when `rows` doesn't contain all of them. */
  total?: number
  rowId: (row: Row) => string
  /** A row's name: `Select RT-1042`. */
  rowName: (row: Row) => string
  /** A row in a narrow window. */
  card: (row: Row, select: ReactNode) => ReactNode
  toolbar?: ReactNode
  /** Actions for all found rows and the table's display, beside the count. */
  tools?: ReactNode
  /** Whether a search or filter is active: an empty list then means that nothing matches. */
  isFiltered?: boolean
  isError?: boolean
  onRetry?: () => void
  empty: ReactNode
  noMatch?: ReactNode
  sort?: ListSort
  /** Actions for the selected rows. Without it, rows can't be selected. */
  bulk?: (selected: Row[], clear: () => void) => ReactNode
  /** Loads further rows, when there are more. */
  more?: { busy: boolean; load: () => void } | null
  /** Shows cards in wide windows too. */
  cardsOnly?: boolean
}

const none: readonly never[] = []
/** Number of rows in the server's HTML. */
const drawnByServer = 30

/** A back-office list: toolbar, count, rows as table or cards, and a bar for selected rows. */
export function ListShell<Row extends object>(props: ListShellProps<Row>) {
  const { noun, rows, columns, rowId, rowName, card, toolbar, tools, isFiltered = false, bulk, more } = props
  const hydrated = useHydrated()
  const wide = useWide()
  const data: readonly Row[] = rows ?? none
  const table = useListTable({ columns, rows: hydrated ? data : data.slice(0, drawnByServer), rowId })
  const selected = table.getRowModel().rows.filter((it) => it.getIsSelected())
  const clear = () => table.resetRowSelection(true)
  const hasBar = bulk !== undefined && selected.length > 0
  const [one, many] = noun
  const count = props.total ?? data.length
  const shared = { table, label: many.charAt(0).toUpperCase() + many.slice(1), rowName, selectable: !!bulk }

  if (!rows && props.isError) return <ListError label={many} onRetry={() => props.onRetry?.()} />
  if (rows && count === 0 && !isFiltered) return props.empty
  return (
    <div className={cn("grid gap-2", hasBar && barMargin)}>
      {toolbar}
      <ListCount text={rows && `${counted(count, one, many)}${isFiltered ? " found" : ""}`}>
        {tools}
      </ListCount>
      {!rows ? (
        <ListLoading label={many} />
      ) : count === 0 ? (
        props.noMatch
      ) : props.cardsOnly || (hydrated && !wide) ? (
        <ListCards {...shared} card={card} />
      ) : (
        // The window's width is unknown until hydration, so narrow windows hide the table until the cards are rendered.
        <div className={hydrated ? undefined : "max-md:invisible"}>
          <ListTableView {...shared} sort={props.sort} />
        </div>
      )}
      {more && rows && count > 0 && (
        <Button look="outline" className="mx-auto" busy={more.busy} onClick={more.load}>
          Show more
        </Button>
      )}
      {hasBar && (
        <SelectionBar count={selected.length} onClear={clear}>
          {bulk(
            selected.map((it) => it.original),
            clear
          )}
        </SelectionBar>
      )}
    </div>
  )
}
