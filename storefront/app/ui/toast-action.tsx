import { useState } from "react"
import { Button } from "./button"
import { toasts, type ShownToast, type ToastAction as Action } from "./toast-store"

/** What can be done about a toast; it stays until that is done. */
export function ToastAction({ toast, action }: { toast: ShownToast; action: Action }) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    toasts.keep()
    await action.run()
    // What came of it has told so in its place, as a rule.
    if (toasts.current()?.id === toast.id) toasts.dismiss()
  }
  return (
    <Button size="small" look="light" className="my-1 shrink-0" busy={busy} onClick={() => void run()}>
      {action.label}
    </Button>
  )
}
