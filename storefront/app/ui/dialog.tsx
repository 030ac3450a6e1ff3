import { useId, useLayoutEffect, useRef, type ReactNode } from "react"
import { IconButton } from "./button"
import { cn } from "./cn"
import { openDialogs } from "./open-dialogs"

interface DialogProps {
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** `sheet` comes in from the right edge, full height. */
  shape?: "dialog" | "sheet"
}

const shapes = {
  dialog: {
    frame: "items-end justify-center sm:items-center sm:p-6",
    panel: "max-h-[92dvh] w-full max-w-md rounded-t-2xl sm:rounded-2xl animate-rise",
  },
  sheet: { frame: "justify-end", panel: "h-full w-full max-w-sm animate-slide" },
} as const

/**
 * A modal dialog on the browser's own element: it traps and returns focus and makes the page behind inert.
 * Render it only while it is open. Escape, a click beside it and the Close button call `onClose`.
 */
export function Dialog({ onClose, title, description, children, shape = "dialog" }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    // The browser would begin with the Close button.
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus()
    openDialogs.add(dialog)
    return () => {
      openDialogs.remove(dialog)
      dialog.close()
    }
  }, [])

  const { frame, panel } = shapes[shape]
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
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
            "relative overflow-y-auto overscroll-contain bg-white p-6 shadow-float sm:p-8",
            panel
          )}
        >
          <IconButton label="Close" icon="close" onClick={onClose} className="absolute top-4 right-4" />
          <h2 id={`${id}-title`} className="pr-12 font-display text-2xl">
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className="mt-2 text-stone-600">
              {description}
            </p>
          )}
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </dialog>
  )
}
