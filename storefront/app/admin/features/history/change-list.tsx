import type { FieldChange, HistoryEntry } from "@contract/history"
import { texts } from "./texts"
import { fieldWord, isShown, valueWord } from "./words"

interface ChangeProps {
  entity: string
  act?: HistoryEntry["act"]
  change: FieldChange
}

/** One field with its old and new value. For a created or removed entity, only one value is shown. */
export const Change = ({ entity, act = "changed", change: { field, from, to } }: ChangeProps) => (
  <>
    <span className="text-stone-600">{fieldWord(entity, field)}: </span>
    {act === "changed" ? (
      <>
        <del className="text-stone-600 decoration-stone-400">{valueWord(entity, field, from)}</del>
        <span className="text-stone-500" aria-hidden="true">
          {" → "}
        </span>
        <span className="sr-only">, now </span>
        <ins className="text-stone-900 no-underline">{valueWord(entity, field, to)}</ins>
      </>
    ) : (
      valueWord(entity, field, act === "created" ? to : from)
    )}
  </>
)

interface ChangeListProps {
  entity: string
  act: HistoryEntry["act"]
  changes: readonly FieldChange[]
  /** Maximum number of fields shown. */
  max?: number
}

export function ChangeList({ entity, act, changes, max = Infinity }: ChangeListProps) {
  const shownChanges = changes.filter((it) => isShown(act, it))
  const shown = shownChanges.slice(0, max)
  return (
    <ul className="grid gap-0.5">
      {shown.map((it) => (
        <li key={`${it.entityId ?? ""} ${it.field}`} className="wrap-anywhere">
          <Change entity={entity} act={act} change={it} />
        </li>
      ))}
      {shownChanges.length > shown.length && (
        <li className="text-stone-600">{texts.more(shownChanges.length - shown.length)}</li>
      )}
    </ul>
  )
}
