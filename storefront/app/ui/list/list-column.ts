import type { ReactNode } from "react"

/** One column of a list's table. Declare them outside the component: a new array is a new table. */
export interface ListColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right, under each other. */
  numeric?: boolean
  /** Classes of its head and cells: a width, and from which window on it is shown (`w-40 max-lg:hidden`). */
  className?: string
  /** Its head sorts the list. */
  sortable?: boolean
}

/** What the list is ordered by now, and how to order it otherwise. */
export interface ListSort {
  by: string
  descending: boolean
  onChange: (by: string, descending: boolean) => void
}
