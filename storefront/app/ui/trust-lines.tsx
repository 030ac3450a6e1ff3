import { cn } from "./cn"
import { Icon, type IconName } from "./icon"

/** Reasons to trust the store, shown below the total. */
export function TrustLines({
  lines,
  className,
}: {
  lines: readonly { icon: IconName; text: string }[]
  className?: string
}) {
  return (
    <ul className={cn("mt-6 flex flex-col gap-2.5 text-sm text-stone-700", className)}>
      {lines.map(({ icon, text }) => (
        <li key={icon} className="flex items-center gap-3">
          <Icon name={icon} className="size-5 shrink-0 text-brand-primary-ink" />
          {text}
        </li>
      ))}
    </ul>
  )
}
