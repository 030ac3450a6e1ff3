import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react"
import { IconButton } from "./button"
import { cn } from "./cn"
import { openDialogs } from "./open-dialogs"

interface DialogProps {
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  /**
   * `sheet` opens at the right edge with full height, as does the wider `panel`; `top` opens at the top edge, clear of a
   * phone's keyboard; `screen` and its children fill the window.
   */
  shape?: "dialog" | "sheet" | "panel" | "top" | "screen"
  /** Aligns the content of a sheet to the bottom, within reach of a thumb. */
  atBottom?: boolean
}

const shapes = {
  dialog: {
    frame: "items-end justify-center sm:items-center sm:p-6",
    panel: "max-h-[92dvh] w-full max-w-md rounded-t-2xl p-6 sm:rounded-2xl sm:p-8 animate-rise",
    body: "mt-6",
  },
  sheet: {
    frame: "justify-end",
    panel: "h-full w-full max-w-sm p-6 sm:p-8 animate-slide",
    body: "mt-6",
  },
  panel: {
    frame: "justify-end",
    panel:
      "h-full w-full max-w-xl p-5 sm:p-8 animate-slide [--bottom-bars:-1.25rem] sm:[--bottom-bars:-2rem]",
    body: "mt-4",
  },
  top: {
    frame: "items-start justify-center sm:p-6",
    panel: "max-h-full w-full max-w-2xl rounded-b-2xl p-5 sm:rounded-2xl sm:p-8 animate-rise",
    body: "mt-4",
  },
  screen: { frame: "", panel: "flex size-full flex-col p-4", body: "mt-4 min-h-0 grow" },
} as const

/**
 * A modal dialog on the native `dialog` element, which traps and restores focus and makes the page behind it inert.
 * Render it only while it is open. Escape, a click outside and the Close button call `onClose`.
 */
export function Dialog({
  onClose,
  title,
  description,
  children,
  shape = "dialog",
  atBottom = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    // By default, the browser focuses the Close button.
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus()
    openDialogs.add(dialog)
    return () => {
      openDialogs.remove(dialog)
      dialog.close()
    }
  }, [])

  /** Closes the topmost dialog only. A browser may close several with one native close request. */
  useEffect(() => {
    const closeTop = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return
      if (openDialogs.top() !== ref.current) return
      event.preventDefault()
      onClose()
    }
    document.addEventListener("keydown", closeTop)
    return () => document.removeEventListener("keydown", closeTop)
  }, [onClose])

  const { frame, panel, body } = shapes[shape]
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        if (openDialogs.top() === event.currentTarget) onClose()
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-transparent p-0 text-stone-900"
    >
      <div
        className={cn("flex size-full bg-stone-950/50", frame)}
        onPointerDown={(event) => {
          if (event.target === event.currentTarget) onClose()
        }}
      >
        <div
          className={cn(
            "relative overflow-y-auto overscroll-contain bg-white shadow-float",
            atBottom && "flex flex-col",
            panel
          )}
        >
          <IconButton label="Close" icon="close" onClick={onClose} className="absolute top-4 right-4" />
          <h2 id={`${id}-title`} className="pr-12 font-display text-2xl wrap-anywhere">
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className="mt-2 text-stone-600">
              {description}
            </p>
          )}
          <div className={atBottom ? "mt-auto pt-6 pb-[env(safe-area-inset-bottom)]" : body}>{children}</div>
        </div>
      </div>
    </dialog>
  )
}
