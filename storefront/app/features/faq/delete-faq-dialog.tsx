import type { AdminFaq } from "@contract/faq"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { messageOf } from "~/lib/api"
import { tellProblem } from "~/ui/tell-problem"
import { toast } from "~/ui/toast-store"
import { useDeleteFaq } from "./delete-faq"

/** Asks before a question is removed, and removes it. */
export function DeleteFaqDialog({ faq, onClose }: { faq: AdminFaq; onClose: () => void }) {
  const remove = useDeleteFaq()
  const confirm = () =>
    remove.mutate(faq.id, {
      onSuccess: () => toast({ title: "FAQ deleted successfully" }),
      onError: (error) => tellProblem(messageOf(error, "Failed to delete the FAQ")),
      onSettled: onClose,
    })
  return (
    <Dialog
      title="Delete FAQ?"
      description="Are you sure you want to delete this FAQ? This action cannot be undone."
      onClose={onClose}
    >
      <p className="rounded-xl bg-stone-100 px-4 py-3 text-sm break-words">{faq.question}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" busy={remove.isPending} onClick={confirm}>
          Delete
        </Button>
      </div>
    </Dialog>
  )
}
