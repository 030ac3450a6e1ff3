import { Fragment, useState, type ReactNode } from "react"
import type { UseQueryResult } from "@tanstack/react-query"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Loaded } from "./loaded"

/** Callbacks and place of one row. */
export interface RowContext {
  /** From 0. */
  index: number
  /** Number of rows. */
  count: number
  /** Opens the row's form in its place. */
  onEdit: () => void
  /** Opens the row's removal dialog. */
  onRemove: () => void
  /** Announces a change that is only visible, such as a move, to screen readers. */
  announce: (text: string) => void
}

interface ListPageProps<Row> {
  query: Pick<UseQueryResult<Row[]>, "data" | "isError" | "refetch">
  loading: string
  loadFailed: string
  /** Shown in place of an empty list. */
  empty?: ReactNode
  /** Heading of the list. */
  title?: string
  /** Label of the button that opens the form of a new row. */
  add?: string
  /** Content above the rows that is always shown, such as a form. */
  above?: ReactNode
  /** `cards`: rows are cards in a meaningful order, each a list item's content. `plate`: each row is a list item. */
  look: "cards" | "plate"
  row: (row: Row, context: RowContext) => ReactNode
  /** The form of a row, or of a new one. One form is open at a time. */
  form?: (row: Row | null, onClose: () => void) => ReactNode
  /** The dialog that removes a row. */
  removal?: (row: Row, onClose: () => void) => ReactNode
  /** Further dialogs. */
  children?: ReactNode
}

type Mode = { kind: "idle" } | { kind: "adding" } | { kind: "editing"; id: string }

/** A list of the back office with its rows, form and removal dialog. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { query, loading, loadFailed, empty, title, add, above, look, row, form, removal, children } = props
  const [mode, setMode] = useState<Mode>({ kind: "idle" })
  const [removing, setRemoving] = useState<Row | null>(null)
  const [announced, setAnnounced] = useState("")
  const close = () => setMode({ kind: "idle" })
  const contentOf = (rows: readonly Row[]) =>
    rows.map((it, index) => {
      const isEditing = mode.kind === "editing" && mode.id === it.id
      const content =
        isEditing && form
          ? form(it, close)
          : row(it, {
              index,
              count: rows.length,
              onEdit: () => setMode({ kind: "editing", id: it.id }),
              onRemove: () => setRemoving(it),
              announce: setAnnounced,
            })
      return look === "cards" ? <li key={it.id}>{content}</li> : <Fragment key={it.id}>{content}</Fragment>
    })
  return (
    <Loaded query={query} loading={loading} loadFailed={loadFailed}>
      {(rows) => (
        <div className={look === "cards" ? "grid gap-5" : "grid grid-cols-1 gap-6"}>
          {title !== undefined && (
            <div className="flex flex-wrap items-center justify-between gap-4">
              <h2 className="font-display text-2xl">{title}</h2>
              {add !== undefined && (
                <Button size="small" onClick={() => setMode({ kind: "adding" })}>
                  <Icon name="plus" className="size-4" />
                  {add}
                </Button>
              )}
            </div>
          )}
          {above}
          {mode.kind === "adding" && form?.(null, close)}
          {rows.length === 0 && mode.kind === "idle" && empty}
          {look === "cards" && <ol className="grid gap-3">{contentOf(rows)}</ol>}
          {look === "plate" && rows.length > 0 && (
            <ul className="divide-y divide-stone-200 rounded-2xl bg-white shadow-soft">{contentOf(rows)}</ul>
          )}
          {look === "cards" && (
            <p role="status" className="sr-only">
              {announced}
            </p>
          )}
          {removing && removal?.(removing, () => setRemoving(null))}
          {children}
        </div>
      )}
    </Loaded>
  )
}
