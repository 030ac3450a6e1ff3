import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react"
import { Link, useSearchParams } from "react-router-dom"
import { cn } from "./cn"

export interface Tab {
  /** Value of `?tab=…` in the address; the first tab has no parameter. */
  id: string
  label: string
  /** Rendered only while the tab is shown. */
  content: () => ReactNode
  /** Prefetches the content's data before the tab is opened. */
  prepare?: () => void
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  /** The page's path. */
  path: string
  tabs: readonly [Tab, ...Tab[]]
}

/**
 * Tabs as links: each has its own address and works with back and forward. The first is shown unless the address names
 * another.
 */
export function Tabs({ label, path, tabs }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useSearchParams()[0].get("tab")
  const shown = tabs.find((it) => it.id === wanted) ?? tabs[0]
  // Scrolls the current tab into view in a narrow window.
  useEffect(() => {
    const [all, it] = [list.current, list.current?.querySelector<HTMLElement>("[aria-selected=true]")]
    if (all && it) all.scrollLeft = it.offsetLeft - all.offsetLeft - (all.clientWidth - it.offsetWidth) / 2
  }, [shown.id])
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = [...(list.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])]
    const next = all.at((all.findIndex((it) => it === document.activeElement) + step) % all.length)
    next?.focus()
    next?.click()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="-mx-4 flex gap-1 overflow-x-auto border-b border-stone-200 px-4 sm:mx-0 sm:px-0"
      >
        {tabs.map(({ id, label, prepare }, index) => (
          <Link
            key={id}
            id={`tab-${id}`}
            role="tab"
            to={index === 0 ? path : `${path}?tab=${id}`}
            preventScrollReset
            onPointerEnter={prepare}
            onFocus={prepare}
            aria-selected={id === shown.id}
            aria-controls="tab-panel"
            tabIndex={id === shown.id ? 0 : -1}
            className={cn(
              "-mb-px flex min-h-12 items-center border-b-2 px-4 whitespace-nowrap transition-colors duration-150",
              id === shown.id
                ? "border-brand-primary font-medium text-stone-900"
                : "border-transparent text-stone-600 hover:text-stone-900"
            )}
          >
            {label}
          </Link>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${shown.id}`} className="pt-8">
        {shown.content()}
      </div>
    </>
  )
}
