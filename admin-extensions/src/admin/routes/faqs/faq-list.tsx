import { Button, Text, usePrompt } from "@medusajs/ui"
import { useRef, useState } from "react"
import type { AdminFaq } from "../../../../../src/contract/faq"
import { Failed, Waiting } from "../../lib/states"
import { FaqDrawer } from "./faq-drawer"
import { FaqRow } from "./faq-row"
import { useFaqs } from "./use-faqs"

/** FAQs of one tenant in their order. */
export const FaqList = ({ tenantId }: { tenantId: string }) => {
  const { list, create, update, remove } = useFaqs(tenantId)
  const [open, setOpen] = useState<AdminFaq | "new" | null>(null)
  /** Receives the focus after a FAQ is deleted. */
  const add = useRef<HTMLButtonElement>(null)
  const ask = usePrompt()
  const confirmRemoval = async (id: string) => {
    const sure = await ask({
      title: "Delete FAQ?",
      description: "Are you sure you want to delete this FAQ? This action cannot be undone.",
      confirmText: "Delete",
    })
    if (sure) remove.mutate(id, { onSuccess: () => add.current?.focus() })
  }
  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Waiting />
  const faqs = list.data
  const close = () => setOpen(null)
  return (
    <div className="divide-y">
      <div className="flex items-center justify-between gap-4 px-6 py-4">
        <Text size="small" className="text-ui-fg-subtle">
          {faqs.length === 0 && 'No FAQs yet. Click "Add FAQ" to create one.'}
          {faqs.length > 0 && (faqs.length === 1 ? "1 question" : `${String(faqs.length)} questions`)}
        </Text>
        <Button ref={add} size="small" className="shrink-0" onClick={() => setOpen("new")}>
          Add FAQ
        </Button>
      </div>
      {faqs.length > 0 && (
        <ul aria-label="FAQs" className="divide-y">
          {faqs.map((faq) => (
            <FaqRow
              key={faq.id}
              faq={faq}
              isBusy={update.isPending}
              onShow={(isVisible) => update.mutate({ faq, changes: { isVisible } })}
              onEdit={() => setOpen(faq)}
              onDelete={() => void confirmRemoval(faq.id)}
            />
          ))}
        </ul>
      )}
      {open === "new" && (
        <FaqDrawer
          faq={null}
          isSaving={create.isPending}
          onClose={close}
          onSave={(texts) => create.mutate(texts, { onSuccess: close })}
        />
      )}
      {open && open !== "new" && (
        <FaqDrawer
          faq={open}
          isSaving={update.isPending}
          onClose={close}
          onSave={(changes) => update.mutate({ faq: open, changes }, { onSuccess: close })}
        />
      )}
    </div>
  )
}
