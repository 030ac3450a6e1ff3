import type { ReactNode } from "react"
import { cn } from "./cn"

/** A label with its amount. Use inside a `dl`. */
export function AmountRow({
  label,
  strong = false,
  children,
}: {
  label: ReactNode
  strong?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={cn(
        "flex items-baseline justify-between gap-4",
        strong ? "border-t border-stone-200 pt-4 text-lg font-medium" : "text-stone-700"
      )}
    >
      <dt>{label}</dt>
      <dd className="whitespace-nowrap text-stone-900 tabular-nums">{children}</dd>
    </div>
  )
}
