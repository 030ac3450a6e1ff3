import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router-dom"
import type { Checklist } from "@contract/checklist"
import { Button, ButtonLink } from "~/ui/button"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"
import { checklistTexts as texts, stepWords } from "./checklist-texts"
import { checklistQuery } from "~/lib/get-checklist"
import { Panel, PanelNote } from "./panel"

function Step({ step: { key, isDone } }: { step: Checklist["steps"][number] }) {
  const { name, hint, to } = stepWords[key]
  return (
    <Link
      to={to}
      className="flex h-full min-h-14 items-center gap-3 rounded-xl border border-stone-200 px-4 py-2 hover:border-stone-400"
    >
      <span
        className={cn(
          "grid size-7 shrink-0 place-items-center rounded-full",
          isDone ? "bg-green-100 text-green-900" : "border border-stone-400"
        )}
      >
        {isDone && <Icon name="check" className="size-4" />}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-medium text-stone-900">
          {name}
          <span className="sr-only">, {isDone ? texts.isDone : texts.isOpen}</span>
        </span>
        <span className="block text-sm text-stone-600">{hint}</span>
      </span>
      {!isDone && <Icon name="right" className="size-4 shrink-0 text-stone-500" />}
    </Link>
  )
}

const OpenForBusiness = () => (
  <Panel title={texts.openTitle}>
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="flex items-center gap-2 text-stone-700">
        <Icon name="check" className="size-5 text-brand-accent-ink" />
        {texts.openText}
      </p>
      <ButtonLink size="small" look="outline" to="/">
        {texts.visit}
      </ButtonLink>
    </div>
  </Panel>
)

/** Remaining setup steps of a new tenant; hidden once all are done and something was sold. */
export function ChecklistPanel({ hasOrders }: { hasOrders: boolean }) {
  const { data, isError, refetch } = useQuery(checklistQuery())
  if (!data)
    return isError ? (
      <Panel title={texts.title}>
        <PanelNote>
          {texts.failed}
          <Button size="small" look="outline" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </PanelNote>
      </Panel>
    ) : (
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
    )
  if (data.isOpenForBusiness) return hasOrders ? null : <OpenForBusiness />
  const done = data.steps.filter((it) => it.isDone).length
  return (
    <Panel title={texts.title}>
      <p className="-mt-3 mb-3 text-sm text-stone-600">{texts.done(done, data.steps.length)}</p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {data.steps.map((it) => (
          <li key={it.key}>
            <Step step={it} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
