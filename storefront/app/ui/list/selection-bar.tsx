import type { ReactNode } from "react"
import { Button } from "../button"

interface SelectionBarProps {
  count: number
  onClear: () => void
  /** Actions for the selection. */
  children: ReactNode
}

/** Scroll margin for the list above the bar, so that focused elements aren't hidden behind the bar. */
export const barMargin =
  "[&_:is(a,button,input,select)]:scroll-mb-48 lg:[&_:is(a,button,input,select)]:scroll-mb-24"

/** Sticky bar shown while something is selected: the count, actions, and a button to clear the selection. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div
      role="region"
      aria-label="Selection"
      className="sticky bottom-[calc(var(--bottom-bars)+1rem)] z-20 mt-4 flex animate-rise flex-wrap items-center gap-3 rounded-2xl bg-stone-900 px-4 py-2.5 text-sm text-white shadow-float"
    >
      <p role="status" className="mr-auto font-medium">
        {count} selected
      </p>
      {children}
      <Button size="small" className="text-white! hover:bg-white/15!" look="quiet" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  )
}
