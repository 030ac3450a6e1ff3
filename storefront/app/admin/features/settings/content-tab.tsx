import { useQuery } from "@tanstack/react-query"
import type { Entry } from "@contract/entry"
import { texts as builtIn } from "@contract/texts"
import { AllTexts } from "./all-texts"
import { Entries } from "./entries"
import { adminContentQuery } from "./get-admin-content"
import { useOneRow } from "./one-row"
import { ResetTextButton } from "./reset-text-button"
import { contentGroups } from "./rows"
import { TextRow } from "./text-row"
import { texts } from "./texts"
import { UnsetText } from "./unset-text"

function ContentRows({ entries }: { entries: Entry[] }) {
  const rows = useOneRow()
  const own = new Map(entries.map((it) => [it.key, it]))
  return (
    <div className="grid max-w-4xl gap-10">
      {contentGroups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2 className="mb-4 font-display text-2xl">{group.title}</h2>
          <ul className="grid gap-3">
            {group.rows.map(({ key, label, isMultiLine, isGold }) => {
              const entry = own.get(key)
              if (!entry) return null
              return (
                <li key={key}>
                  <TextRow
                    id={key}
                    {...{ rows, entry, label }}
                    isMultiLine={isMultiLine === true}
                    isGold={isGold === true}
                    done={texts.contentSaved}
                    unset={<UnsetText message={texts.contentUnset} instead={builtIn[key]} />}
                    more={<ResetTextButton {...{ entry, label }} builtIn={builtIn[key]} />}
                  />
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <AllTexts rows={rows} own={own} />
    </div>
  )
}

/** Texts for shoppers: the tenant's main texts, then all of them. */
export const ContentTab = () => (
  <Entries read={useQuery(adminContentQuery())}>{(entries) => <ContentRows entries={entries} />}</Entries>
)
