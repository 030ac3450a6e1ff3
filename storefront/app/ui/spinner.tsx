import { cn } from "./cn"

export function Spinner({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={cn("animate-spin", className)} fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeOpacity=".2" strokeWidth="2" />
      <path
        d="M21.500 12A9.500 9.500 0 0 0 12 2.500"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Loading state of a whole screen or list. */
export function Loading({ label = "Loading" }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-64 place-items-center text-brand-primary-ink">
      <Spinner />
      <span className="sr-only">{label}</span>
    </div>
  )
}
