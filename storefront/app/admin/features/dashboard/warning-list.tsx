import { useQuery } from "@tanstack/react-query"
import { checklistQuery } from "~/lib/get-checklist"
import { ButtonLink } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { checklistTexts as texts, warningPages } from "./checklist-texts"
import { Panel } from "./panel"

/** What the tenant should set right; renders nothing when that is nothing. */
export function WarningList() {
  const { data } = useQuery(checklistQuery())
  if (!data?.warnings.length) return null
  return (
    <Panel title={texts.warningsTitle}>
      <ul className="-mt-3 divide-y divide-stone-200">
        {data.warnings.map(({ code, message }) => (
          <li key={message} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 sm:flex-nowrap">
            <Icon name="alert" className="size-5 shrink-0 text-stone-600 max-sm:hidden" />
            <p className="min-w-0 grow text-stone-800">{message}</p>
            <ButtonLink size="small" look="quiet" className="-ml-4 shrink-0 sm:ml-0" to={warningPages[code]}>
              {texts.warningLink}
              <span className="sr-only">: {message}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
