import { cn } from "./cn"

/** A grey placeholder for loading content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={cn("animate-pulse rounded-xl bg-stone-200/70", className)} />
)
