import type { ReactNode } from "react"
import { NavLink } from "react-router-dom"
import { headerTexts } from "@contract/texts/header"
import { useSite, useText } from "~/lib/site"
import { cn } from "~/ui/cn"
import { Dialog } from "~/ui/dialog"
import { navLinks } from "./nav-links"

interface MenuSheetProps {
  onClose: () => void
  /** Links to product types. */
  types: ReactNode
  /** Buttons of other features. */
  children: ReactNode
}

/** The phone's menu sheet, with its links at the bottom, within reach of a thumb. */
export function MenuSheet({ onClose, types, children }: MenuSheetProps) {
  const text = useText(headerTexts)
  const { branding } = useSite()
  return (
    <Dialog shape="sheet" title={branding.brandName} onClose={onClose} atBottom>
      {types}
      <nav aria-label={text("header_menu")}>
        <ul className="mt-4 flex flex-col">
          {navLinks.map((it) => (
            <li key={it.to} className="border-b border-stone-200">
              <NavLink
                to={it.to}
                end={it.to === "/"}
                onClick={onClose}
                className={({ isActive }) =>
                  cn(
                    "flex min-h-14 items-center text-xl",
                    isActive ? "font-medium text-brand-primary-ink" : ""
                  )
                }
              >
                {text(it.text)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 flex flex-col gap-3">{children}</div>
    </Dialog>
  )
}
