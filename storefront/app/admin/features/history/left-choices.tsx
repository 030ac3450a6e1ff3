import { wholeThing, type HistoryEntry, type LeftField, type RevertResult } from "@contract/history"
import { formatCount } from "~/lib/money"
import { CheckBox } from "~/ui/check-box"
import { Change } from "./change-list"
import { type Chosen, keyOf } from "./chosen"
import { dialogTexts as texts, reasonWords } from "./texts"
import { fieldWord } from "./words"

interface LeftChoicesProps {
  entry: HistoryEntry
  preview: RevertResult
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

const heading = "text-base font-medium tracking-normal"

const What = ({ entry, name, left }: { entry: HistoryEntry; name: string; left: LeftField }) => (
  <span className="min-w-0 py-2.5 wrap-anywhere">
    {name && <span className="block font-medium">{name}</span>}
    {left.field === wholeThing ? texts.wholeThing : <Change entity={entry.entity} change={left} />}
    {left.reason !== "changed" && <span className="block text-stone-600">{reasonWords[left.reason]}</span>}
  </span>
)

/** Fields that were changed since, to be selected one by one, and those that can't be reverted. */
export function LeftChoices({ entry, preview, chosen, onChange }: LeftChoicesProps) {
  const { left, leftCount, names } = preview
  const open = left.filter((it) => it.reason === "changed")
  const fixed = left.filter((it) => it.reason !== "changed")
  const nameOf = (it: LeftField): string =>
    it.entityId === undefined ? "" : (names[it.entityId] ?? it.entityId)
  const isChosen = (it: LeftField): boolean => chosen === "all" || chosen.has(keyOf(it))
  const toggle = (it: LeftField, on: boolean) => {
    const next = new Set(chosen === "all" ? open.map(keyOf) : chosen)
    if (on) next.add(keyOf(it))
    else next.delete(keyOf(it))
    onChange(next)
  }
  const openCount = leftCount - fixed.length
  return (
    <>
      {open.length > 0 && (
        <section
          aria-label={texts.stays(formatCount(openCount))}
          className="rounded-xl border border-stone-300 p-4 text-sm"
        >
          <h3 className={heading}>{texts.stays(formatCount(openCount))}</h3>
          <p className="mt-1 text-stone-600">{texts.staysHint}</p>
          {open.length > 1 && (
            <div className="mt-2 -ml-3 flex items-center border-b border-stone-200">
              <CheckBox
                label={texts.chooseAll}
                checked={chosen === "all" || open.every(isChosen)}
                partly={open.some(isChosen) && !open.every(isChosen)}
                onChange={(on) => onChange(on ? "all" : new Set())}
              />
              <span aria-hidden="true">{texts.chooseAll}</span>
            </div>
          )}
          <ul className="mt-1 -ml-3">
            {open.map((it) => (
              <li key={keyOf(it)} className="flex items-start">
                <CheckBox
                  label={[
                    nameOf(it),
                    it.field === wholeThing ? texts.wholeThing : fieldWord(entry.entity, it.field),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                  checked={isChosen(it)}
                  onChange={(on) => toggle(it, on)}
                />
                <What entry={entry} name={nameOf(it)} left={it} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {fixed.length > 0 && (
        <section aria-label={texts.fixed(formatCount(fixed.length))} className="text-sm">
          <h3 className={heading}>{texts.fixed(formatCount(fixed.length))}</h3>
          <ul>
            {fixed.map((it) => (
              <li key={keyOf(it)} className="flex">
                <What entry={entry} name={nameOf(it)} left={it} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
