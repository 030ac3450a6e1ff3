import { Link } from "react-router-dom"
import { cn } from "./cn"
import { Icon } from "./icon"
import { pageNumbers } from "./page-numbers"

interface PaginationProps {
  page: number
  pages: number
  /** URL of a page: links work without scripts, and pages can be shared. */
  href: (page: number) => string
  /** Called when a visitor is about to open this page. */
  onIntent?: (page: number) => void
}

const place = "inline-grid size-11 place-items-center rounded-full tabular-nums"

interface ArrowProps {
  label: string
  icon: "left" | "right"
  to: string | null
  onIntent: () => void
}

function Arrow({ label, icon, to, onIntent }: ArrowProps) {
  const look = cn(place, to ? "hover:bg-stone-900/5" : "text-stone-400")
  return to ? (
    <Link to={to} aria-label={label} className={look} onPointerEnter={onIntent} onFocus={onIntent}>
      <Icon name={icon} />
    </Link>
  ) : (
    <span role="link" aria-disabled="true" aria-label={label} className={look}>
      <Icon name={icon} />
    </span>
  )
}

export function Pagination({ page, pages, href, onIntent }: PaginationProps) {
  if (pages <= 1) return null
  const intent = (it: number) => () => onIntent?.(it)
  return (
    <nav aria-label="Pagination">
      <ul className="flex flex-wrap items-center justify-center sm:gap-1">
        <li>
          <Arrow
            label="Previous"
            icon="left"
            to={page > 1 ? href(page - 1) : null}
            onIntent={intent(page - 1)}
          />
        </li>
        {pageNumbers(page, pages).map((it, index) => (
          <li
            key={it ?? `gap-${index}`}
            className={cn(it !== null && Math.abs(it - page) > 1 && "max-sm:hidden")}
          >
            {it === null ? (
              <span className={cn(place, "w-6 text-stone-500")}>…</span>
            ) : (
              <Link
                to={href(it)}
                aria-label={`Page ${it}`}
                aria-current={it === page ? "page" : undefined}
                onPointerEnter={intent(it)}
                onFocus={intent(it)}
                className={cn(
                  place,
                  it === page ? "bg-brand-primary font-medium text-brand-on-primary" : "hover:bg-stone-900/5"
                )}
              >
                {it}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Arrow
            label="Next"
            icon="right"
            to={page < pages ? href(page + 1) : null}
            onIntent={intent(page + 1)}
          />
        </li>
      </ul>
    </nav>
  )
}
