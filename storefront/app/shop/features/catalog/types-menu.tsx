import { lazy, Suspense, useEffect, useId, useRef } from "react"
import { headerTexts } from "@contract/texts/header"
import { useText } from "~/lib/site"
import { useOpenHere } from "~/lib/use-open-here"
import { Icon } from "~/ui/icon"

const load = () => import("./type-links")
const TypeLinks = lazy(async () => ({ default: (await load()).TypeLinks }))

/** Prefetches the list when a visitor is about to open it. */
function loadSoon(): void {
  // A failure is shown when the list opens.
  load().catch(() => undefined)
}

/** The button beside "Shop" in the header that opens the list of product types. */
export function TypesMenu() {
  const [open, setOpen] = useOpenHere()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const text = useText(headerTexts)

  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    const events = ["pointerdown", "focusin"]
    for (const it of events) document.addEventListener(it, closeOutside)
    return () => {
      for (const it of events) document.removeEventListener(it, closeOutside)
    }
  }, [open, setOpen])

  return (
    <div
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={text("header_types")}
        aria-expanded={open}
        aria-controls={id}
        className="grid h-full min-h-10 w-9 cursor-pointer place-items-center rounded-full transition-colors duration-200 hover:bg-stone-500/10"
        onPointerEnter={loadSoon}
        onFocus={loadSoon}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? "up" : "down"} className="size-4" />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full left-0 mt-3 w-64 rounded-2xl border border-stone-200 bg-white p-2 text-stone-900 shadow-float"
      >
        {open && (
          <Suspense fallback={null}>
            <TypeLinks place="header" onChosen={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
