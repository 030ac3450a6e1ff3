import { useQuery } from "@tanstack/react-query"
import type { HistoryFilters } from "./get-history"
import { ListFilter, ListSearch, ListToolbar } from "~/ui/list/list-toolbar"
import { peopleQuery } from "./get-people"
import { entityWords, texts, wayWords } from "./texts"

interface HistoryToolbarProps {
  values: HistoryFilters
  set: (changes: Partial<HistoryFilters>, typing?: boolean) => void
  clear: () => void
  isFiltered: boolean
}

const kinds = [
  { value: "", label: texts.everything },
  ...Object.entries(entityWords).map(([value, [label]]) => ({ value, label })),
]
const ways = [
  { value: "", label: texts.everyWay },
  ...Object.entries(wayWords).map(([value, label]) => ({ value, label })),
]

/** The filters of the history. */
export function HistoryToolbar({ values, set, clear, isFiltered }: HistoryToolbarProps) {
  const { data: people = [] } = useQuery(peopleQuery)
  const known = people.map(({ email, name }) => ({ value: email, label: name || email }))
  const isUnknown = values.by !== "" && !known.some((it) => it.value === values.by)
  const persons = [
    { value: "", label: texts.everybody },
    ...known,
    ...(isUnknown ? [{ value: values.by, label: values.by }] : []),
  ]
  const narrowed = values.entry !== "" ? texts.onlyEntry : values.id !== "" ? texts.onlyOne : null
  return (
    <>
      <ListToolbar isFiltered={isFiltered} onClear={clear}>
        <ListSearch label={texts.search} value={values.search} onChange={(search) => set({ search }, true)} />
        <ListFilter
          label={texts.what}
          value={values.entity}
          options={kinds}
          onChange={(entity) => set({ entity })}
        />
        <ListFilter label={texts.who} value={values.by} options={persons} onChange={(by) => set({ by })} />
        <ListFilter label={texts.way} value={values.way} options={ways} onChange={(way) => set({ way })} />
      </ListToolbar>
      {narrowed && <p className="rounded-xl bg-brand-mist px-4 py-2.5 text-sm text-stone-800">{narrowed}</p>}
    </>
  )
}
