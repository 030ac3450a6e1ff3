import { useState } from "react"
import type { Entry } from "@contract/entry"
import { textLabel, type TextPlace } from "@contract/text-labels"
import { texts as builtIn, type TextKey } from "@contract/texts"
import { Icon } from "~/ui/icon"
import { ListSearch } from "~/ui/list/list-toolbar"
import type { OneRow } from "./one-row"
import { ResetTextButton } from "./reset-text-button"
import { placesWith } from "./text-places"
import { TextRow } from "./text-row"
import { texts } from "./texts"

interface AllTextsProps {
  rows: OneRow
  /** The tenant's own texts by key. */
  own: ReadonlyMap<string, Entry>
}

/** Texts longer than one line. */
const longText = 90

function EveryRow({ textKey, rows, entry }: { textKey: TextKey; rows: OneRow; entry: Entry }) {
  const words = builtIn[textKey]
  const label = textLabel(textKey)
  return (
    <TextRow
      id={`all:${textKey}`}
      {...{ rows, entry, label }}
      note={textKey}
      isMultiLine={words.length > longText || entry.value.length > longText || textKey.endsWith("_address")}
      done={texts.contentSaved}
      unset={<p className="mt-1 max-w-[70ch] break-words text-stone-700">{words || texts.contentUnset}</p>}
      hint={
        words && (
          <>
            {texts.builtIn}: “{words}” {words.includes("{") && texts.keepPlaces}
          </>
        )
      }
      more={<ResetTextButton {...{ entry, label }} builtIn={words} />}
    />
  )
}

function PlaceOfTexts({ place, isOpen, rows, own }: AllTextsProps & { place: TextPlace; isOpen: boolean }) {
  /** Rows are rendered when the section is opened: there are hundreds in all. */
  const [wasOpened, setWasOpened] = useState(false)
  const entries = place.keys.flatMap((key) => own.get(key) ?? [])
  return (
    <details
      className="group"
      open={isOpen || undefined}
      onToggle={(event) => setWasOpened(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <Icon
          name="down"
          className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180 motion-reduce:transition-none"
        />
        <span className="font-medium">{place.name}</span>
        <span className="ml-auto text-sm text-stone-600 tabular-nums">
          {texts.ownCount(entries.filter((it) => it.value !== "").length, entries.length)}
        </span>
      </summary>
      {(isOpen || wasOpened) && (
        <ul className="grid gap-3 pb-6">
          {place.keys.map((key) => {
            const entry = own.get(key)
            return (
              entry && (
                <li key={key}>
                  <EveryRow textKey={key} {...{ rows, entry }} />
                </li>
              )
            )
          })}
        </ul>
      )}
    </details>
  )
}

/** Every text that shoppers see, searchable and editable. */
export function AllTexts({ rows, own }: AllTextsProps) {
  const [search, setSearch] = useState("")
  const found = placesWith(search, own)
  return (
    <section aria-label={texts.allTitle} className="border-t border-stone-200 pt-10">
      <h2 className="font-display text-2xl">{texts.allTitle}</h2>
      <p className="mt-1 mb-5 text-sm text-stone-600">{texts.allText}</p>
      <div role="search" className="flex">
        <ListSearch label={texts.search} value={search} onChange={setSearch} />
      </div>
      {found.length === 0 && (
        <p role="status" className="py-8 text-stone-700">
          {texts.noMatch}
        </p>
      )}
      <div className="mt-3 divide-y divide-stone-200">
        {found.map((place) => (
          // A new search opens it; afterwards it keeps the state that the admin chose.
          <PlaceOfTexts key={`${place.name} ${search}`} {...{ place, rows, own }} isOpen={search !== ""} />
        ))}
      </div>
    </section>
  )
}
