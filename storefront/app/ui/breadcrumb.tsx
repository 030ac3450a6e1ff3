import { Link } from "react-router-dom"
import { Icon } from "./icon"

interface Step {
  label: string
  /** Omit for the current page, which comes last. */
  to?: string
}

export function Breadcrumb({ steps }: { steps: Step[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-stone-600">
        {steps.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-2">
            {index > 0 && <Icon name="right" className="size-3.5 shrink-0 text-stone-400" />}
            {to ? (
              <Link to={to} className="py-1 underline-offset-4 hover:text-stone-900 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate py-1 text-stone-900">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
