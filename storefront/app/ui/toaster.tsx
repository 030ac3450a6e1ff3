import { useSyncExternalStore, type CSSProperties } from "react"
import { createPortal } from "react-dom"
import { IconButton } from "./button"
import { cn } from "./cn"
import { Icon } from "./icon"
import { openDialogs } from "./open-dialogs"
import { ToastAction } from "./toast-action"
import { shownMs, toasts } from "./toast-store"

const none = (): null => null

/** Keeps a toast with an action open while it has the pointer or focus. */
const staying = {
  onPointerEnter: toasts.hold,
  onPointerLeave: toasts.release,
  onFocus: toasts.hold,
  onBlur: toasts.release,
}

/** Shows for how long the toast's action is offered: full while the toast is held open. An action that expires counts seconds. */
const TimeLeft = () => (
  <span
    aria-hidden="true"
    data-time-left=""
    style={{ "--time-left": `${shownMs}ms`, animationDuration: "var(--time-left)" } as CSSProperties}
    className="absolute inset-x-0 bottom-0 h-1 origin-left animate-time-left bg-white/70 group-focus-within:animate-none group-hover:animate-none"
  />
)

/** Shows toasts over the page, or inside the modal dialog that covers it. Rendered once, in the root. */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, none)
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top, none)
  const bad = toast?.variant === "destructive"

  const region = (
    <div
      aria-live="polite"
      // Below the header on phones, because sheets and the main buttons are at the bottom.
      className="pointer-events-none fixed inset-x-4 top-20 z-50 flex justify-center sm:inset-x-auto sm:top-auto sm:right-6 sm:bottom-[calc(var(--bottom-bar)+1.5rem)]"
    >
      {toast && (
        <div
          key={toast.id}
          role={bad ? "alert" : "status"}
          {...(toast.action && staying)}
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
          <IconButton label="Dismiss" icon="close" onClick={toasts.dismiss} look="onDark" />
          {toast.action && toast.action.until === undefined && <TimeLeft />}
        </div>
      )}
    </div>
  )
  return dialog ? createPortal(region, dialog) : region
}
