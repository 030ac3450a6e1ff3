import { lazy, Suspense, type ReactNode } from "react"
import { NavLink } from "react-router-dom"
import { headerTexts } from "@contract/texts/header"
import { useText } from "~/lib/site"
import { useOpenHere } from "~/lib/use-open-here"
import { IconButton } from "~/ui/button"
import { cn } from "~/ui/cn"
import { BrandMark } from "./brand-mark"
import { navLinks } from "./nav-links"
import { useScrolled } from "./use-scrolled"

const load = () => import("./menu-sheet")
const MenuSheet = lazy(async () => ({ default: (await load()).MenuSheet }))

/** Prefetches the menu when a visitor is about to open it. */
function loadMenu(): void {
  // A failure is shown when the menu opens.
  load().catch(() => undefined)
}

interface SiteHeaderProps {
  /** Whether the page starts with a dark hero: the header then overlays it with a transparent background. */
  overHero: boolean
  /** 56 px high, for the back office. */
  isCompact?: boolean
  /** Icons of other features at the right: cart, account. */
  actions: ReactNode
  /** Entries of other features in the phone's menu; `close` closes it. */
  menuActions: (close: () => void) => ReactNode
  /** Beside the link to the shop: opens its product types. */
  shopMenu?: ReactNode
  /** Product types in the phone's menu; `close` closes it. */
  menuTypes?: (close: () => void) => ReactNode
}

export function SiteHeader(props: SiteHeaderProps) {
  const { overHero, isCompact = false, actions, menuActions, shopMenu, menuTypes } = props
  const [menuOpen, setMenuOpen] = useOpenHere()
  const scrolled = useScrolled()
  const text = useText(headerTexts)
  const clear = overHero && !scrolled
  const closeMenu = () => setMenuOpen(false)
  return (
    <header
      data-bar=""
      data-scrolled={scrolled}
      className={cn(
        "inset-x-0 top-0 z-40 transition-colors duration-200 ease-out",
        overHero ? "fixed" : "sticky",
        clear
          ? "on-dark border-b border-transparent text-white"
          : "border-b border-stone-900/10 bg-paper/90 text-stone-900 backdrop-blur-md"
      )}
    >
      <div
        className={cn(
          "mx-auto flex max-w-7xl items-center gap-2 px-4 transition-[padding] md:gap-4 duration-200 sm:px-6",
          isCompact ? "h-[55px]" : scrolled ? "py-2" : "py-3 md:py-4"
        )}
      >
        <div className="flex min-w-0 flex-1">
          <BrandMark />
        </div>
        <nav
          aria-label={text("header_navigation")}
          className={cn(
            "hidden rounded-full bg-header-pill text-header-text md:block",
            isCompact ? "p-0.5" : "p-1 shadow-soft"
          )}
        >
          <ul className="flex">
            {navLinks.map((it) => (
              <li key={it.to} className="relative flex">
                <NavLink
                  to={it.to}
                  end={it.to === "/"}
                  prefetch="intent"
                  className={({ isActive }) =>
                    cn(
                      "flex min-h-10 items-center rounded-full px-3.5 text-sm lg:px-5 font-medium transition-colors duration-200",
                      isActive ? "bg-brand-primary text-header-active-text" : "hover:bg-stone-500/10"
                    )
                  }
                >
                  {text(it.text)}
                </NavLink>
                {it.to === "/shop" && shopMenu}
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center justify-end max-md:-mr-2.5 md:flex-1 lg:gap-1">
          {actions}
          <IconButton
            label="Open menu"
            icon="menu"
            className="md:hidden"
            onPointerEnter={loadMenu}
            onFocus={loadMenu}
            onClick={() => setMenuOpen(true)}
          />
        </div>
      </div>
      {menuOpen && (
        <Suspense fallback={null}>
          <MenuSheet onClose={closeMenu} types={menuTypes?.(closeMenu)}>
            {menuActions(closeMenu)}
          </MenuSheet>
        </Suspense>
      )}
    </header>
  )
}
