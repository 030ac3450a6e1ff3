import { type FieldChange, type HistoryEntry, type RevertResult, wholeThing } from "@contract/history"
import { ChangeList } from "./change-list"
import { actWords, texts } from "./texts"
import { changeCount } from "./words"

/** Maximum number of entities shown; the rest is counted. */
const maxShown = 60

/** Effect of a revert on the entity. */
const undoneBy = { created: "deleted", changed: "changed", deleted: "created" } as const

interface RestoredListProps {
  entry: HistoryEntry
  result: RevertResult
  title: (count: string) => string
}

/** Groups the changes by entity, in the order of each one's first change. */
function byThing(changes: readonly FieldChange[]): Map<string, FieldChange[]> {
  const things = new Map<string, FieldChange[]>()
  for (const it of changes) things.set(it.entityId ?? "", [...(things.get(it.entityId ?? "") ?? []), it])
  return things
}

/** An entity as a whole, or its fields. */
function Restored({ entry, changes }: { entry: HistoryEntry; changes: readonly FieldChange[] }) {
  const whole = changes.find((it) => it.field === wholeThing)
  if (!whole) return <ChangeList entity={entry.entity} act={undoneBy[entry.act]} changes={changes} />
  return <p className="text-stone-600">{whole.to === true ? actWords.created : actWords.deleted}</p>
}

/** The values that a revert will restore or has restored. */
export function RestoredList({ entry, result, title }: RestoredListProps) {
  const { restored, restoredCount, names } = result
  if (restored.length === 0) return null
  const shown = restored.slice(0, maxShown)
  const heading = title(changeCount(entry, { changes: restored, count: restoredCount }))
  return (
    <section aria-label={heading} className="rounded-xl bg-stone-100 p-4 text-sm">
      <h3 className="mb-2 text-base font-medium tracking-normal">{heading}</h3>
      <ul className="grid gap-3">
        {[...byThing(shown)].map(([id, changes]) => (
          <li key={id}>
            {id !== "" && <p className="font-medium wrap-anywhere">{names[id] ?? id}</p>}
            <Restored entry={entry} changes={changes} />
          </li>
        ))}
      </ul>
      {restoredCount > shown.length && (
        <p className="mt-2 text-stone-600">{texts.more(restoredCount - shown.length)}</p>
      )}
    </section>
  )
}
