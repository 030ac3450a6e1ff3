import { useEffect, useRef } from "react"
import { NavLink, useLocation } from "react-router-dom"
import { cn } from "~/ui/cn"
import { AdminIcon } from "./admin-icon"
import { adminLinks, type AdminLink } from "./admin-links"

/**
 * Navigation of the back office: at the side of wide windows, at the bottom of narrow ones. Phones show five entries
 * and part of the next.
 */
export function AdminNav({
  label = "Back office",
  links = adminLinks,
}: {
  label?: string
  links?: readonly AdminLink[]
}) {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    // On phones half of the entries are outside the window, so the current one is scrolled into view.
    const bar = list.current?.getBoundingClientRect()
    const open = list.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect()
    if (list.current && bar && open)
      list.current.scrollLeft += open.left + open.width / 2 - (bar.left + bar.width / 2)
  }, [pathname])
  return (
    <nav
      aria-label={label}
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-30 border-t border-stone-200 bg-white/95 pb-[env(safe-area-inset-bottom)] backdrop-blur lg:sticky lg:inset-auto lg:top-24 lg:z-auto lg:self-start lg:border-0 lg:bg-transparent lg:pb-0 lg:backdrop-blur-none"
    >
      <ul ref={list} className="flex overflow-x-auto lg:flex-col lg:gap-0.5 lg:overflow-visible">
        {links.map(({ to, label, icon, exact }) => (
          <li key={to} className="min-w-18 flex-1 lg:min-w-0">
            <NavLink
              to={to}
              end={exact === true}
              prefetch="intent"
              className={({ isActive }) =>
                cn(
                  "flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs transition-colors duration-150",
                  "lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-xl lg:px-3 lg:text-sm",
                  isActive
                    ? "font-medium text-brand-primary-ink lg:bg-white lg:text-stone-900 lg:shadow-soft"
                    : "text-stone-600 hover:text-stone-900 lg:hover:bg-stone-900/5"
                )
              }
            >
              <AdminIcon name={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
