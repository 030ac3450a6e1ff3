import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon"

/** One sentence and one action for an empty list. */
export function EmptyState({
  icon = "gem",
  title,
  children,
}: {
  icon?: IconName
  title: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-5 rounded-2xl border border-dashed border-stone-300 px-6 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-mist text-brand-primary-ink">
        <Icon name={icon} className="size-7" />
      </span>
      <p className="max-w-md text-lg text-stone-800">{title}</p>
      {children}
    </div>
  )
}
