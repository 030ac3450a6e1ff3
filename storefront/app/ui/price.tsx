import type { ReactNode } from "react"
import { cn } from "./cn"

/** A formatted amount in tabular figures. A tenant's style rules neither select it nor change what it inherits. */
export const Price = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span data-protected="" className={cn("font-medium whitespace-nowrap tabular-nums", className)}>
    {children}
  </span>
)
