import type { ReactNode } from "react"

/** A column of a list's table. Declare columns outside the component: a new array creates a new table. */
export interface ListColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligned figures. */
  numeric?: boolean
  /** Classes of its header and cells: a width, and the window width from which it is shown (`w-40 max-lg:hidden`). */
  className?: string
  /** Whether its header sorts the list. */
  sortable?: boolean
}

/** Current sort order of a list, and a callback to change it. */
export interface ListSort {
  by: string
  descending: boolean
  onChange: (by: string, descending: boolean) => void
}
