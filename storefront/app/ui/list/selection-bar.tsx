import type { ReactNode } from "react"
import { Button } from "../button"

interface SelectionBarProps {
  count: number
  onClear: () => void
  /** What can be done with what is selected. */
  children: ReactNode
}

/** For the list above it: what the focus goes to comes up from under the bar, as from beyond the window's edge. */
export const roomForBar =
  "[&_:is(a,button,input,select)]:scroll-mb-48 lg:[&_:is(a,button,input,select)]:scroll-mb-24"

/** Stays in sight while something is selected: how much, what to do with it, and the way out. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div
      role="region"
      aria-label="Selection"
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 mt-4 flex animate-rise flex-wrap items-center gap-3 rounded-2xl bg-stone-900 px-4 py-2.5 text-sm text-white shadow-float lg:bottom-4"
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
