import type { ReactNode } from "react"
import { cn } from "./cn"

/** A formatted amount in figures of equal width. */
export const Price = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span className={cn("font-medium whitespace-nowrap tabular-nums", className)}>{children}</span>
)
