import { Button } from "./button"
import { Dialog } from "./dialog"

interface ConfirmDialogProps {
  title: string
  /** What becomes of it. */
  description: string
  /** The name of what goes. */
  name: string
  confirmLabel?: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks before something is destroyed. Hand its mutation's callbacks to the mutation itself, not to `mutate`: what shows
 * this dialog may be drawn anew, and the dialog with it, before they would be called.
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
