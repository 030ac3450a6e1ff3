import type { ReactNode } from "react"

interface ListCountProps {
  /** The number of rows; undefined while loading. */
  text: string | undefined
  /** Actions at the right. */
  children?: ReactNode
}

/** The line between toolbar and rows: the number of rows, announced to screen readers, and actions. */
export const ListCount = ({ text, children }: ListCountProps) => (
  <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <p role="status" className="text-sm text-stone-600">
      {text}
    </p>
    {children && <div className="flex flex-wrap items-center gap-2 md:gap-1">{children}</div>}
  </div>
)
