import { Link } from "react-router-dom"
import { footerTexts } from "@contract/texts/footer"
import { headerTexts } from "@contract/texts/header"
import { useSite, useText } from "~/lib/site"
import { navLinks } from "./nav-links"

/** The footer of the back office: one line with the copyright, the tax number and the shop's pages. */
export function CompactFooter() {
  const { branding, settings } = useSite()
  const { brandName, company } = branding
  const text = useText(headerTexts, footerTexts)
  return (
    <footer className="border-t border-stone-900/10 text-xs text-stone-600">
      <div className="mx-auto flex h-14 max-w-7xl items-center justify-between gap-6 px-4 sm:px-6">
        <p className="truncate">
          © {new Date().getFullYear()} {brandName}. {text("footer_rights")}
          {settings.gstRegistered && company.gst && ` ${text("footer_gstin")} ${company.gst}`}
        </p>
        <ul className="flex shrink-0 max-sm:hidden">
          {navLinks.slice(1).map((it) => (
            <li key={it.to}>
              <Link to={it.to} className="flex min-h-11 items-center px-3 hover:text-stone-900">
                {text(it.text)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
