import { contactTexts } from "@contract/texts/contact"
import { openingTexts } from "@contract/texts/opening"
import { useContact, useOpensSoon, useSite, useText } from "~/lib/site"
import type { Route } from "./+types/contact"
import { ContactForm } from "~/shop/features/contact/contact-form"
import { FaqExtract } from "~/shop/features/faq/faq-extract"
import { faqsQuery } from "~/shop/features/faq/get-faqs"
import { BusinessHours } from "~/shop/features/site/business-hours"
import { ContactLines } from "~/shop/features/site/contact-lines"
import { SocialLinks } from "~/shop/features/site/social-links"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { beginsWithHero } from "~/lib/route-handle"
import { Seo } from "~/lib/seo"
import { cn } from "~/ui/cn"
import { PageHero } from "~/ui/page-hero"

/** Visitors can still write to the tenant when the FAQs can't be loaded. */
const load: Load = (client, api) => client.query(faqsQuery(api)).catch(() => undefined)

export const loader = ({ context }: Route.LoaderArgs) => serverData(context, load)
export const clientLoader = () => browserData(load)
export const handle = beginsWithHero

export default function ContactPage() {
  const text = useText(contactTexts, openingTexts)
  const opensSoon = useOpensSoon()
  const hasContact = Object.values(useContact()).some((it) => it !== "")
  const hasSocial = Object.values(useSite().branding.social).some((it) => it !== null)
  const subtitle = text(opensSoon ? "opening_contact_subtitle" : "contact_subtitle")
  return (
    <>
      <Seo title={text("contact_title")} description={subtitle} path="/contact" />
      <PageHero title={text("contact_title")} subtitle={subtitle} />
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <div
          className={cn(
            "grid gap-x-16 gap-y-12 py-14 sm:py-20",
            opensSoon ? "mx-auto max-w-3xl" : "lg:grid-cols-[1fr_1.7fr]"
          )}
        >
          {!opensSoon && (
            <div className="grid content-start gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-1">
              {(hasContact || hasSocial) && (
                <section aria-labelledby="reach-us">
                  <h2 id="reach-us" className="mb-5 font-display text-2xl">
                    {text("contact_details_title")}
                  </h2>
                  <ContactLines />
                  <div className="mt-5">
                    <SocialLinks networks={["facebook", "instagram", "twitter", "linkedin", "youtube"]} />
                  </div>
                </section>
              )}
              <section aria-labelledby="hours">
                <h2 id="hours" className="mb-5 font-display text-2xl">
                  {text("contact_hours_title")}
                </h2>
                <BusinessHours />
              </section>
            </div>
          )}
          <section
            aria-labelledby="write-to-us"
            className="rounded-2xl bg-white p-5 shadow-soft sm:p-8 lg:p-10"
          >
            <h2 id="write-to-us" className="font-display text-3xl">
              {text("contact_form_title")}
            </h2>
            <p className="mt-2 mb-7 text-stone-700">{text("contact_form_subtitle")}</p>
            <ContactForm />
          </section>
        </div>
        <FaqExtract />
      </div>
    </>
  )
}
