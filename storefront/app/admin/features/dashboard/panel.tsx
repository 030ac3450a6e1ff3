import { useId, type ReactNode } from "react"
import { Link } from "react-router-dom"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"

interface PanelProps {
  title: string
  /** Link to the full list. */
  link?: { to: string; label: string }
  className?: string
  children: ReactNode
}

/** A section of the dashboard with its heading. */
export function Panel({ title, link, className, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cn("min-w-0 rounded-2xl bg-white p-5 shadow-soft", className)}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="font-display text-2xl">
          {title}
        </h2>
        {link && (
          <Link
            to={link.to}
            prefetch="intent"
            className="inline-flex min-h-11 items-center gap-1 text-sm font-medium text-brand-primary-ink hover:underline"
          >
            {link.label}
            <Icon name="right" className="size-4" />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

/** Text of an empty section. */
export const PanelNote = ({ children }: { children: ReactNode }) => (
  <div className="grid place-items-center gap-3 rounded-xl border border-dashed border-stone-300 px-4 py-8 text-center text-stone-700">
    {children}
  </div>
)
