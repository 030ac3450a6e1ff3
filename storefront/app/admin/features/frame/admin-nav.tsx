import { useLocation } from "react-router-dom"
import { AdminNavLink } from "./admin-nav-link"
import { adminGroups, type AdminLink, type LinkGroup } from "./admin-links"
import { MoreButton } from "./more-button"

/** Number of links in the bottom bar; "More" opens the others. */
const maxInBar = 4

const isOpen = (pathname: string, { to, exact }: AdminLink): boolean =>
  pathname === to || (!exact && pathname.startsWith(`${to}/`))

/**
 * Navigation of the back office: in groups at the side of wide windows; in narrow ones a bar at the bottom with the main
 * places and a sheet with the others.
 */
export function AdminNav({
  label = "Back office",
  groups = adminGroups,
}: {
  label?: string
  groups?: readonly LinkGroup[]
}) {
  const { pathname } = useLocation()
  const links = groups.flatMap((it) => it.links)
  const main = links.slice(0, maxInBar)
  const others = links.slice(maxInBar)
  return (
    <nav
      aria-label={label}
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-30 border-t border-stone-200 bg-white/95 pb-[env(safe-area-inset-bottom)] backdrop-blur lg:sticky lg:inset-auto lg:top-18 lg:z-auto lg:self-start lg:border-0 lg:bg-transparent lg:pb-0 lg:backdrop-blur-none"
    >
      <ul className="grid auto-cols-fr grid-flow-col lg:hidden">
        {main.map((it) => (
          <li key={it.to}>
            <AdminNavLink link={it} place="bar" />
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <MoreButton groups={groups} inBar={main} isCurrent={others.some((it) => isOpen(pathname, it))} />
          </li>
        )}
      </ul>
      <div className="grid gap-5 max-lg:hidden">
        {groups.map((group) => (
          <section key={group.label} aria-label={group.label}>
            <h2 className="px-3 pb-1 font-sans text-xs font-medium tracking-wide text-stone-600">
              {group.label}
            </h2>
            <ul className="grid gap-0.5">
              {group.links.map((it) => (
                <li key={it.to}>
                  <AdminNavLink link={it} place="side" />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}
