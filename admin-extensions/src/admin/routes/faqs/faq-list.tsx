import { Button, Switch, Text, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { FaqDrawer } from "./faq-drawer"
import { useFaqs } from "./use-faqs"

/** One shop's questions in their order. */
export const FaqList = ({ tenantId }: { tenantId: string }) => {
  const { list, create, update, remove } = useFaqs(tenantId)
  const [open, setOpen] = useState<string | null>(null)
  const ask = usePrompt()
  const faqs = list.data ?? []
  const confirmRemoval = async (id: string) => {
    const sure = await ask({
      title: "Delete FAQ?",
      description: "Are you sure you want to delete this FAQ? This action cannot be undone.",
    })
    if (sure) remove.mutate(id)
  }
  if (list.isError) return <Text className="px-6 py-4">The FAQs could not be loaded.</Text>
  return (
    <div className="divide-y">
      {faqs.map((faq) => (
        <div key={faq.id} className="flex items-start justify-between gap-6 px-6 py-4">
          <div className="min-w-0">
            <Text weight="plus">{faq.question}</Text>
            <Text size="small" className="line-clamp-2 whitespace-pre-line text-ui-fg-subtle">
              {faq.answer}
            </Text>
          </div>
          <div className="flex shrink-0 items-center gap-2">
            <Switch
              aria-label="Visible"
              checked={faq.isVisible}
              disabled={update.isPending}
              onCheckedChange={(isVisible) => update.mutate({ faq, changes: { isVisible } })}
            />
            <Button size="small" variant="secondary" onClick={() => setOpen(faq.id)}>
              Edit
            </Button>
            <Button size="small" variant="transparent" onClick={() => void confirmRemoval(faq.id)}>
              Delete
            </Button>
          </div>
          {open === faq.id && (
            <FaqDrawer
              title="Edit FAQ"
              faq={faq}
              onClose={() => setOpen(null)}
              save={(opened, changes, onSuccess) =>
                update.mutate({ faq: opened ?? faq, changes }, { onSuccess })
              }
            />
          )}
        </div>
      ))}
      <div className="flex items-center justify-between px-6 py-4">
        <Text size="small" className="text-ui-fg-subtle">
          {list.isSuccess && faqs.length === 0 && 'No FAQs yet. Click "Add FAQ" to create one.'}
        </Text>
        <Button size="small" onClick={() => setOpen("new")}>
          Add FAQ
        </Button>
      </div>
      {open === "new" && (
        <FaqDrawer
          title="Add FAQ"
          faq={null}
          onClose={() => setOpen(null)}
          save={(_none, texts, onSuccess) => create.mutate(texts, { onSuccess })}
        />
      )}
    </div>
  )
}
