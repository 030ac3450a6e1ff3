import type { AdminFaq } from "@contract/faq"
import { messageOf } from "~/lib/api"
import { useUndo } from "~/lib/undo"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { tellProblem } from "~/ui/tell-problem"
import { toast } from "~/ui/toast-store"
import { undoAction } from "~/ui/undo-action"
import { useDeleteFaq } from "./delete-faq"

/** Asks for confirmation and deletes an FAQ. */
export function DeleteFaqDialog({ faq, onClose }: { faq: AdminFaq; onClose: () => void }) {
  const undo = useUndo()
  const remove = useDeleteFaq({
    onSuccess: () => {
      onClose()
      toast({
        title: "FAQ deleted successfully",
        action: undoAction(() => undo({ removed: "faq", id: faq.id })),
      })
    },
    onError: (error) => {
      onClose()
      tellProblem(messageOf(error, "Failed to delete the FAQ"))
    },
  })
  return (
    <ConfirmDialog
      title="Delete FAQ?"
      description="Are you sure you want to delete this FAQ? This action cannot be undone."
      name={faq.question}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(faq.id)}
      onClose={onClose}
    />
  )
}
