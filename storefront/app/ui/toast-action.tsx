import { useEffect, useState } from "react"
import { Button } from "./button"
import { toasts, type ShownToast, type ToastAction as Action } from "./toast-store"

/** The action button of a toast; the toast stays until the action has finished. */
export function ToastAction({ toast, action }: { toast: ShownToast; action: Action }) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    toasts.keep(toast)
    await action.run()
    toasts.dismiss(toast)
  }
  return (
    <Button
      size="small"
      look="light"
      className="my-1 shrink-0 max-md:my-0 max-md:min-h-11"
      busy={busy}
      onClick={() => void run()}
    >
      {action.label}
      {action.until !== undefined && <SecondsLeft until={action.until} />}
    </Button>
  )
}

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Counts down to `until`. Hidden from screen readers, which would announce every second. */
function SecondsLeft({ until }: { until: number }) {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  return (
    <span aria-hidden="true" className="min-w-5 text-right tabular-nums text-stone-600">
      {left} s
    </span>
  )
}
