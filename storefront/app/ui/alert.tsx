import type { ReactNode } from "react"
import { cn } from "./cn"
import { Icon } from "./icon"

const tones = {
  danger: "bg-red-50 text-red-900 border-red-200",
  good: "bg-emerald-50 text-emerald-900 border-emerald-200",
  calm: "bg-stone-100 text-stone-800 border-stone-200",
} as const

/** A persistent message in the page, announced when it appears. */
export function Alert({ tone = "danger", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={cn("flex items-start gap-3 rounded-xl border px-4 py-3", tones[tone])}
    >
      <Icon name={tone === "good" ? "check" : "alert"} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
