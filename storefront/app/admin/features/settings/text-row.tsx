import { useId, type ReactNode } from "react"
import type { Entry } from "@contract/entry"
import { Button } from "~/ui/button"
import { cn } from "~/ui/cn"
import type { OneRow } from "./one-row"
import { TextForm } from "./text-form"

interface TextRowProps {
  /** The row's name, unique on the page. */
  id: string
  rows: OneRow
  entry: Entry
  label: string
  /** Shown below the label. */
  note?: string
  isMultiLine?: boolean
  isGold?: boolean
  /** Shown when the tenant has no text of its own. */
  unset: ReactNode
  /** Shown below the input. */
  hint?: ReactNode
  /** Confirmation of a successful save. */
  done: string
  /** Shown beside Edit. */
  more?: ReactNode
}

/** One text of the tenant: shown, or edited in place. */
export function TextRow(props: TextRowProps) {
  const { id, rows, entry, label, note, isMultiLine = false, isGold = false, unset, hint, done, more } = props
  const labelId = useId()
  if (rows.isEditing(id)) {
    return <TextForm {...{ entry, label, isMultiLine, hint, done }} onClose={rows.close} />
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-2xl bg-white px-5 py-4 shadow-soft">
      <div className="min-w-0 flex-1 basis-56">
        <h3 id={labelId} className="text-sm font-medium text-stone-600">
          {label}
          {note !== undefined && <span className="ml-2 font-mono text-xs font-normal break-all">{note}</span>}
        </h3>
        {entry.value === "" ? (
          unset
        ) : (
          <p
            className={cn(
              "mt-1 max-w-[70ch] break-words whitespace-pre-line text-stone-900",
              // As in the hero, because gold is readable on dark backgrounds only.
              isGold && "w-fit rounded-lg bg-stone-900 px-3 py-1.5"
            )}
          >
            <span className={isGold ? "gold" : undefined}>{entry.value}</span>
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {more}
        <Button
          size="small"
          look="outline"
          aria-describedby={labelId}
          autoFocus={rows.isLast(id)}
          onClick={() => rows.edit(id)}
        >
          Edit
        </Button>
      </div>
    </div>
  )
}
