import { useId, useState } from "react"
import type { AdminOrder } from "@contract/admin-order"
import { severalLines } from "@contract/rules/typed-text"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { showError } from "~/ui/show-error"
import { TextAreaField } from "~/ui/text-area-field"
import { toast } from "~/ui/toast-store"
import { useUpdateOrder } from "./update-order"

/** Adds a note for other admins; the customer never sees it. */
export function NoteForm({ order }: { order: AdminOrder }) {
  const [note, setNote] = useState("")
  const update = useUpdateOrder()
  const id = useId()
  const add = () => {
    if (severalLines(note) === "") return
    update.mutate(
      { id: order.id, version: order.version, changes: { note: severalLines(note) } },
      {
        onSuccess: () => {
          setNote("")
          toast({ title: "Note added" })
        },
        onError: (error) => showError(messageOf(error, "Failed to add the note")),
      }
    )
  }
  return (
    <form
      id={id}
      aria-label="Add a note"
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextAreaField
        label="Note"
        hint="For your team only. The customer does not see it."
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        className="w-full"
      />
      <Button
        type="submit"
        size="small"
        look="outline"
        busy={update.isPending}
        disabled={severalLines(note) === ""}
      >
        Add Note
      </Button>
    </form>
  )
}
