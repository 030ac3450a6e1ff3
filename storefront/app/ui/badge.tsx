import type { ReactNode } from "react"
import { cn } from "./cn"

const tones = {
  neutral: "bg-stone-100 text-stone-800",
  /** Visible on the page's own background too. */
  plain: "bg-white text-stone-800 ring-1 ring-stone-400 ring-inset",
  brand: "bg-brand-primary text-brand-on-primary",
  accent: "bg-brand-accent text-brand-on-accent",
  yellow: "bg-yellow-100 text-yellow-900",
  blue: "bg-blue-100 text-blue-900",
  purple: "bg-purple-100 text-purple-900",
  green: "bg-green-100 text-green-900",
  red: "bg-red-100 text-red-900",
} as const

export type BadgeTone = keyof typeof tones

export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1 rounded-full px-3 py-1 text-sm leading-5 font-medium",
        tones[tone],
        className
      )}
    >
      {children}
    </span>
  )
}
