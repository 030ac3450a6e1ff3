import { NavLink } from "react-router-dom"
import { cn } from "~/ui/cn"
import { AdminIcon } from "./admin-icon"
import type { AdminLink } from "./admin-links"

interface AdminNavLinkProps {
  link: AdminLink
  /** In the bottom bar, at the side of a wide window, or in the sheet. */
  place: "bar" | "side" | "sheet"
  onChosen?: () => void
}

const base = "flex items-center transition-colors duration-150"
export const barItem = `${base} min-h-14 w-full flex-col justify-center gap-0.5 text-xs`
const looks = {
  bar: { item: barItem, on: "font-medium text-brand-primary-ink", off: "text-stone-600" },
  side: {
    item: `${base} min-h-10 gap-3 rounded-xl px-3 text-sm`,
    on: "bg-white font-medium text-stone-900 shadow-soft",
    off: "text-stone-600 hover:bg-stone-900/5 hover:text-stone-900",
  },
  sheet: {
    item: `${base} min-h-12 gap-3 rounded-xl px-3`,
    on: "bg-stone-100 font-medium text-brand-primary-ink",
    off: "hover:bg-stone-100",
  },
} as const

/** A page's link in the back office's navigation. */
export function AdminNavLink({ link: { to, label, icon, exact }, place, onChosen }: AdminNavLinkProps) {
  const { item, on, off } = looks[place]
  return (
    <NavLink
      to={to}
      end={exact === true}
      prefetch="intent"
      onClick={onChosen}
      className={({ isActive }) => cn(item, isActive ? on : off)}
    >
      <AdminIcon name={icon} />
      {label}
    </NavLink>
  )
}
