import type { Callbacks } from "~/lib/mutation"
import { messageOf } from "~/lib/api"
import { useUndo } from "~/lib/undo"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { undoAction, undoOffer } from "~/ui/undo-action"

interface RemoveDialogProps {
  id: string
  /** The row's name, as the list shows it. */
  name: string
  /** The removal's hook, such as `useDeleteFaq`. */
  useRemove: (callbacks: Callbacks<string, null>) => { mutate: (id: string) => void; isPending: boolean }
  /** The entity in the history, for a removal that can be undone. */
  undo?: Parameters<ReturnType<typeof useUndo>>[0] & { removed: string }
  texts: { title: string; description: string; removed: string; failed: string }
  onClose: () => void
}

/** Asks for confirmation and removes a row. */
export function RemoveDialog({ id, name, useRemove, undo, texts, onClose }: RemoveDialogProps) {
  const undoRemoval = useUndo()
  const remove = useRemove({
    onSuccess: () => {
      onClose()
      toast({
        title: texts.removed,
        ...(undo && { description: undoOffer, action: undoAction(() => undoRemoval(undo)) }),
      })
    },
    onError: (error) => {
      onClose()
      showError(messageOf(error, texts.failed))
    },
  })
  return (
    <ConfirmDialog
      title={texts.title}
      description={texts.description}
      name={name}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(id)}
      onClose={onClose}
    />
  )
}
