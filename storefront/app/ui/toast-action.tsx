import { useState } from "react"
import { Button } from "./button"
import { toasts, type ShownToast, type ToastAction as Action } from "./toast-store"

/** The action button of a toast; the toast stays until the action has finished. */
export function ToastAction({ toast, action }: { toast: ShownToast; action: Action }) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    toasts.keep()
    await action.run()
    // Usually the result has replaced this toast with another.
    if (toasts.current()?.id === toast.id) toasts.dismiss()
  }
  return (
    <Button size="small" look="light" className="my-1 shrink-0" busy={busy} onClick={() => void run()}>
      {action.label}
    </Button>
  )
}
