import { BusinessHours } from "~/features/site/business-hours"
import { ContactLines } from "~/features/site/contact-lines"
import { SocialLinks } from "~/features/site/social-links"
import { Seo } from "~/lib/seo"
import { useText } from "~/lib/site"
import { PageHero } from "~/ui/page-hero"
import { beginsWithHero } from "./shell"

export const handle = beginsWithHero

export default function ContactPage() {
  const text = useText()
  return (
    <>
      <Seo title={text("contact_title")} description={text("contact_subtitle")} path="/contact" />
      <PageHero title={text("contact_title")} subtitle={text("contact_subtitle")} />
      <div className="mx-auto grid max-w-4xl gap-12 px-4 py-14 sm:grid-cols-2 sm:px-6 sm:py-20">
        <section aria-labelledby="reach-us">
          <h2 id="reach-us" className="mb-5 font-display text-2xl">
            Reach us
          </h2>
          <ContactLines />
          <div className="mt-5">
            <SocialLinks networks={["facebook", "instagram", "twitter", "linkedin", "youtube"]} />
          </div>
        </section>
        <section aria-labelledby="hours">
          <h2 id="hours" className="mb-5 font-display text-2xl">
            Business hours
          </h2>
          <BusinessHours />
        </section>
      </div>
    </>
  )
}
