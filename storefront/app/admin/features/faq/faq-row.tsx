import { useId } from "react"
import type { AdminFaq } from "@contract/faq"
import type { RowContext } from "~/admin/list/list-page"
import { Badge } from "~/ui/badge"
import { Button, IconButton } from "~/ui/button"
import { Switch } from "~/ui/switch"
import { messageOf } from "~/lib/api"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { useUpdateFaq } from "./faq-requests"

interface FaqRowProps extends RowContext {
  faq: AdminFaq
}

/** One FAQ in the admin list: its texts, its position, and its visibility. */
export function FaqRow({ faq, index, count, onEdit, onRemove, announce }: FaqRowProps) {
  const id = useId()
  const update = useUpdateFaq()
  const busy = update.isPending
  const change = (
    changes: { isVisible: boolean } | { position: number },
    onSuccess: (faq: AdminFaq) => void
  ) => {
    if (busy) return
    const onError = (error: Error) => showError(messageOf(error, "Failed to save the FAQ"))
    update.mutate({ id: faq.id, version: faq.version, changes }, { onSuccess, onError })
  }
  // Not `disabled`: the button that was just used must keep the focus at the end of the list too.
  const moveButton = (label: string, icon: "up" | "down", step: number, atEnd: boolean) => (
    <IconButton
      label={label}
      icon={icon}
      aria-describedby={id}
      aria-disabled={atEnd || busy}
      onClick={() => {
        if (atEnd) return
        change({ position: faq.position + step }, ({ position }) =>
          announce(`${faq.question}: now ${String(position + 1)} of ${String(count)}`)
        )
      }}
      className="aria-disabled:cursor-default aria-disabled:opacity-30"
    />
  )
  return (
    <div className="grid gap-3 rounded-2xl bg-white px-5 py-4 shadow-soft sm:grid-cols-[1fr_auto] sm:gap-6">
      <div className="min-w-0">
        <h3 id={id} className="font-medium break-words text-stone-900">
          {faq.question}
        </h3>
        <p className="mt-1 line-clamp-3 text-sm break-words whitespace-pre-line text-stone-600">
          {faq.answer}
        </p>
        {!faq.isVisible && <Badge className="mt-2">Hidden</Badge>}
      </div>
      <div className="-mx-2 flex flex-wrap items-center gap-x-1 sm:mx-0 sm:flex-nowrap sm:self-start">
        {moveButton("Move up", "up", -1, index === 0)}
        {moveButton("Move down", "down", 1, index === count - 1)}
        <Switch
          label="Visible"
          checked={faq.isVisible}
          aria-describedby={id}
          onChange={(isVisible) => change({ isVisible }, () => toast({ title: "FAQ updated successfully" }))}
          className="mr-2 ml-1"
        />
        <Button size="small" look="outline" aria-describedby={id} onClick={onEdit}>
          Edit
        </Button>
        <IconButton label="Delete" icon="trash" aria-describedby={id} onClick={onRemove} />
      </div>
    </div>
  )
}
