import { memo, type ReactNode } from "react"
import { Link } from "react-router-dom"
import { footerTexts } from "@contract/texts/footer"
import { headerTexts } from "@contract/texts/header"
import { useContact, useOpensSoon, useSite, useText } from "~/lib/site"
import { BusinessHours } from "./business-hours"
import { ContactLines } from "./contact-lines"
import { navLinks } from "./nav-links"
import { SocialLinks } from "./social-links"

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-4 text-sm font-semibold tracking-wide text-white">{title}</h2>
      {children}
    </div>
  )
}

export const SiteFooter = memo(function SiteFooter() {
  const { branding, settings } = useSite()
  const { brandName, company } = branding
  const text = useText(headerTexts, footerTexts)
  const opensSoon = useOpensSoon()
  const hasContact = Object.values(useContact()).some((it) => it !== "")
  return (
    <footer className="on-dark bg-brand-night text-white/80">
      <div className="mx-auto grid max-w-7xl gap-x-10 gap-y-12 px-4 py-16 sm:grid-cols-2 sm:px-6 lg:grid-cols-[1.6fr_0.8fr_1.3fr_1.2fr]">
        <div>
          <p className="font-display text-2xl wrap-anywhere text-white">{brandName}</p>
          <p className="mt-4 max-w-sm whitespace-pre-line">{text("footer_about")}</p>
          <div className="mt-5">
            <SocialLinks networks={["facebook", "instagram", "twitter"]} />
          </div>
        </div>
        <Column title={text("footer_links_title")}>
          <ul className="flex flex-col gap-1">
            {navLinks.slice(1).map((it) => (
              <li key={it.to}>
                <Link
                  to={it.to}
                  className="inline-block py-1 underline-offset-4 hover:text-white hover:underline"
                >
                  {text(it.text)}
                </Link>
              </li>
            ))}
          </ul>
        </Column>
        {hasContact && (
          <Column title={text("footer_contact_title")}>
            <ContactLines />
          </Column>
        )}
        {!opensSoon && (
          <Column title={text("footer_hours_title")}>
            <BusinessHours />
          </Column>
        )}
      </div>
      <div data-protected="" className="border-t border-white/15 bg-brand-night text-sm text-white/80">
        <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-6 sm:px-6">
          <p className="wrap-anywhere">
            © {new Date().getFullYear()} {brandName}. {text("footer_rights")}
          </p>
          {settings.gstRegistered && company.gst && (
            <p>
              {text("footer_gstin")} {company.gst}
            </p>
          )}
        </div>
      </div>
    </footer>
  )
})
