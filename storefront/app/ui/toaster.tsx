import { useSyncExternalStore, type CSSProperties } from "react"
import { createPortal } from "react-dom"
import { IconButton } from "./button"
import { cn } from "./cn"
import { Icon } from "./icon"
import { openDialogs } from "./open-dialogs"
import { ToastAction } from "./toast-action"
import { type ShownToast, shownMs, toasts } from "./toast-store"

const noDialog = (): null => null
const noToasts: readonly ShownToast[] = []

/** Keeps a toast with an action open while it has the pointer or focus. */
const staying = (toast: ShownToast) => ({
  onPointerEnter: () => toasts.hold(toast),
  onPointerLeave: () => toasts.release(toast),
  onFocus: () => toasts.hold(toast),
  onBlur: () => toasts.release(toast),
})

/** Shows for how long the toast's action is offered: full while the toast is held open. An action that expires counts seconds. */
const TimeLeft = () => (
  <span
    aria-hidden="true"
    data-time-left=""
    style={{ "--time-left": `${shownMs}ms`, animationDuration: "var(--time-left)" } as CSSProperties}
    className="absolute inset-x-0 bottom-0 h-1 origin-left animate-time-left bg-white/70 group-focus-within:animate-none group-hover:animate-none"
  />
)

function ToastCard({ toast }: { toast: ShownToast }) {
  const bad = toast.variant === "destructive"
  return (
    <div
      role={bad ? "alert" : "status"}
      {...(toast.action && staying(toast))}
      className={cn(
        "group pointer-events-auto relative flex w-full overflow-hidden max-w-sm animate-rise items-start gap-3 rounded-2xl py-3 pr-2 pl-4 shadow-float",
        bad ? "bg-red-800 text-white" : "bg-stone-900 text-white"
      )}
    >
      <Icon name={bad ? "alert" : "check"} className="mt-2 size-5 shrink-0" />
      <div className="min-w-0 grow py-1.5 wrap-anywhere">
        <p className="font-medium">{toast.title}</p>
        {toast.description && <p className="mt-0.5 text-sm text-white/90">{toast.description}</p>}
      </div>
      {toast.action && <ToastAction toast={toast} action={toast.action} />}
      <IconButton label="Dismiss" icon="close" onClick={() => toasts.dismiss(toast)} look="onDark" />
      {toast.action && toast.action.until === undefined && <TimeLeft />}
    </div>
  )
}

/** Shows toasts over the page, or inside the modal dialog that covers it. Rendered once, in the root. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.all, () => noToasts)
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top, noDialog)

  const region = (
    <div
      aria-live="polite"
      // Below the header on phones, because sheets and the main buttons are at the bottom.
      className="pointer-events-none fixed inset-x-4 top-20 z-50 flex flex-col items-center gap-2 sm:inset-x-auto sm:top-auto sm:right-6 sm:bottom-[calc(var(--bottom-bar)+1.5rem)]"
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
  return dialog ? createPortal(region, dialog) : region
}
