import { Button } from "./button"
import { Dialog } from "./dialog"

interface ConfirmDialogProps {
  title: string
  /** The consequences. */
  description: string
  /** Name of the entity to delete. */
  name: string
  confirmLabel?: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks for confirmation before something is destroyed. Pass the callbacks to the mutation itself, not to `mutate`: the
 * parent, and the dialog with it, may be remounted before they would be called.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, name, confirmLabel = "Delete", busy, onConfirm, onClose } = props
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <p className="rounded-xl bg-stone-100 px-4 py-3 text-sm [overflow-wrap:anywhere]">{name}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
