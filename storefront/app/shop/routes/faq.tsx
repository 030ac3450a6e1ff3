import { faqTexts } from "@contract/texts/faq"
import { openingTexts } from "@contract/texts/opening"
import { useOpensSoon, useText } from "~/lib/site"
import type { Route } from "./+types/faq"
import { FaqData } from "~/shop/features/faq/faq-data"
import { FaqList } from "~/shop/features/faq/faq-list"
import { faqsQuery } from "~/shop/features/faq/get-faqs"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { beginsWithHero } from "~/lib/route-handle"
import { Seo } from "~/lib/seo"
import { ButtonLink } from "~/ui/button"
import { PageHero } from "~/ui/page-hero"

const load: Load = (client, api) => client.query(faqsQuery(api))

export const loader = ({ context }: Route.LoaderArgs) => serverData(context, load)
export const clientLoader = () => browserData(load)
export const handle = beginsWithHero

export default function FaqPage() {
  const text = useText(faqTexts, openingTexts)
  const subtitle = text(useOpensSoon() ? "opening_faq_subtitle" : "faq_subtitle")
  return (
    <>
      <Seo title={text("faq_title")} description={subtitle} path="/faq" />
      <FaqData />
      <PageHero title={text("faq_title")} subtitle={subtitle} />
      <div className="mx-auto max-w-4xl px-4 py-14 sm:px-6 sm:py-20">
        <FaqList />
        <section className="mt-16 flex flex-col items-start gap-5 rounded-2xl bg-brand-mist p-8 sm:flex-row sm:items-center sm:justify-between sm:p-10">
          <div>
            <h2 className="font-display text-2xl">{text("faq_more_title")}</h2>
            <p className="mt-2 text-stone-700">{text("faq_more_text")}</p>
          </div>
          <ButtonLink to="/contact">{text("faq_more_button")}</ButtonLink>
        </section>
      </div>
    </>
  )
}
