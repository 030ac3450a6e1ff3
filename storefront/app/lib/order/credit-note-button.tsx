import { useState } from "react"
import { orderTexts } from "@contract/texts/orders"
import { saveFile } from "~/lib/save-file"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { toast } from "~/ui/toast-store"

interface CreditNoteButtonProps {
  orderNumber: string
  /** The refund's id. */
  id: string
  number: string
}

/** Saves a credit note as `credit-note-{number}.pdf`. */
export function CreditNoteButton({ orderNumber, id, number }: CreditNoteButtonProps) {
  const text = useText(orderTexts)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const path = `/api/orders/${encodeURIComponent(orderNumber)}/credit-notes/${encodeURIComponent(id)}`
    try {
      await saveFile(path, `credit-note-${number.replaceAll("/", "-")}.pdf`)
    } catch {
      toast({ title: text("order_credit_note_failed"), variant: "destructive" })
    }
    setBusy(false)
  }
  return (
    <Button size="small" look="quiet" className="-ml-4" busy={busy} onClick={() => void save()}>
      <Icon name="download" className="size-4" />
      {text("order_credit_note", { number })}
    </Button>
  )
}
