import type { HistoryEntry } from "@contract/history"
import { formatMoment } from "~/lib/dates"
import { Badge } from "~/ui/badge"
import { Button } from "~/ui/button"
import type { ListColumn } from "~/ui/list/list-column"
import { ChangeList } from "./change-list"
import { EntryThings } from "./entry-things"
import { texts, wayWords } from "./texts"
import { actWord, entityWord, entryWord, thingWord } from "./words"

/** Number of fields shown per history entry; the dialog shows all. */
const maxFields = 4

export const nameOf = (it: HistoryEntry): string => `${entryWord(it)}, ${formatMoment(it.at)}`

const byName = ({ by }: HistoryEntry): string => by.name || by.email || texts.platform

const Who = ({ entry }: { entry: HistoryEntry }) => (
  <>
    <span className="block truncate">{byName(entry)}</span>
    {entry.enteredBy !== undefined && (
      <span className="block truncate text-xs text-stone-600">{texts.enteredBy(entry.enteredBy)}</span>
    )}
  </>
)

const What = ({ entry }: { entry: HistoryEntry }) => (
  <>
    <span className="block font-medium wrap-anywhere">{thingWord(entry) || entityWord(entry.entity)}</span>
    <span className="block text-xs text-stone-600">
      {[thingWord(entry) && entry.entityId !== null ? entityWord(entry.entity) : "", actWord(entry)]
        .filter(Boolean)
        .join(" ")}
    </span>
  </>
)

const Details = ({ entry }: { entry: HistoryEntry }) => (
  <div className="grid gap-1">
    {entry.reverts !== undefined && <p className="text-xs text-stone-600">{texts.undoes}</p>}
    {entry.entityId === null ? (
      <EntryThings entry={entry} />
    ) : (
      <ChangeList entity={entry.entity} act={entry.act} changes={entry.changes} max={maxFields} />
    )}
  </div>
)

type OnRevert = (entry: HistoryEntry) => void

/** Button that reverts a history entry, where possible. */
function Revert({ entry, onRevert }: { entry: HistoryEntry; onRevert: OnRevert }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {entry.revertedBy !== undefined && <Badge tone="green">{texts.reverted}</Badge>}
      {entry.isRevertible && (
        <Button
          size="small"
          look={entry.revertedBy === undefined ? "outline" : "quiet"}
          aria-label={`${texts.revert}: ${nameOf(entry)}`}
          onClick={() => onRevert(entry)}
        >
          {texts.revert}
        </Button>
      )}
    </span>
  )
}

const top = "align-top py-3!"

export const historyColumns = (onRevert: OnRevert): ListColumn<HistoryEntry>[] => [
  { id: "at", header: texts.when, cell: (it) => formatMoment(it.at), className: `w-36 ${top}` },
  { id: "who", header: texts.who, cell: (it) => <Who entry={it} />, className: `w-36 max-lg:hidden ${top}` },
  { id: "what", header: texts.what, cell: (it) => <What entry={it} />, className: `w-44 ${top}` },
  { id: "changes", header: texts.changes, cell: (it) => <Details entry={it} />, className: top },
  { id: "way", header: texts.way, cell: (it) => wayWords[it.way], className: `w-28 max-xl:hidden ${top}` },
  {
    id: "revert",
    header: texts.revert,
    cell: (it) => <Revert entry={it} onRevert={onRevert} />,
    className: `w-32 ${top}`,
  },
]

/** A history entry in a narrow window. */
export const HistoryCard = ({ entry, onRevert }: { entry: HistoryEntry; onRevert: OnRevert }) => (
  <article aria-label={nameOf(entry)} className="grid gap-3 rounded-2xl bg-white p-4 text-sm shadow-soft">
    <div>
      <What entry={entry} />
    </div>
    <Details entry={entry} />
    <p className="text-stone-600">
      {formatMoment(entry.at)} · {byName(entry)}
      {entry.enteredBy !== undefined && `, ${texts.enteredBy(entry.enteredBy)}`} · {wayWords[entry.way]}
    </p>
    <Revert entry={entry} onRevert={onRevert} />
  </article>
)
