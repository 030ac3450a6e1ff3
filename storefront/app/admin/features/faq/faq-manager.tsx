import { useState } from "react"
import { useQuery } from "@tanstack/react-query"
import type { AdminFaq } from "@contract/faq"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Icon } from "~/ui/icon"
import { Loading } from "~/ui/spinner"
import { DeleteFaqDialog } from "./delete-faq-dialog"
import { FaqForm } from "./faq-form"
import { FaqRow } from "./faq-row"
import { adminFaqsQuery } from "./get-admin-faqs"

type Mode = { kind: "idle" } | { kind: "adding" } | { kind: "editing"; id: string }

/** The tenant's FAQs for its admins. One is added or edited at a time. */
export function FaqManager() {
  const { data: faqs, isError, refetch } = useQuery(adminFaqsQuery())
  const [mode, setMode] = useState<Mode>({ kind: "idle" })
  const [deleting, setDeleting] = useState<AdminFaq | null>(null)
  const [moved, setMoved] = useState("")
  const close = () => setMode({ kind: "idle" })
  if (!faqs) {
    return isError ? (
      <EmptyState icon="alert" title="The FAQs could not be loaded. They are safe.">
        <Button onClick={() => void refetch()}>Try again</Button>
      </EmptyState>
    ) : (
      <Loading label="Loading FAQs" />
    )
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="font-display text-2xl">FAQ Management</h2>
        <Button size="small" onClick={() => setMode({ kind: "adding" })}>
          <Icon name="plus" className="size-4" />
          Add FAQ
        </Button>
      </div>
      {mode.kind === "adding" && <FaqForm key="new" faq={null} onClose={close} />}
      {faqs.length === 0 && mode.kind === "idle" && (
        <EmptyState icon="mail" title={'No FAQs yet. Click "Add FAQ" to create one.'} />
      )}
      <ol className="grid gap-3">
        {faqs.map((faq, index) => (
          <li key={faq.id}>
            {mode.kind === "editing" && mode.id === faq.id ? (
              <FaqForm faq={faq} onClose={close} />
            ) : (
              <FaqRow
                faq={faq}
                isFirst={index === 0}
                isLast={index === faqs.length - 1}
                onEdit={() => setMode({ kind: "editing", id: faq.id })}
                onDelete={() => setDeleting(faq)}
                onMoved={(place) => setMoved(`${faq.question}: now ${place + 1} of ${faqs.length}`)}
              />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {deleting && <DeleteFaqDialog faq={deleting} onClose={() => setDeleting(null)} />}
    </div>
  )
}
