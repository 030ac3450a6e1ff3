import { Link } from "react-router-dom"
import { contactTexts } from "@contract/texts/contact"
import { useText } from "~/lib/site"
import { Icon } from "~/ui/icon"
import { useFaqs } from "./get-faqs"

const maxShown = 5

/** The tenant's first FAQs, each expandable; renders nothing when there are none. */
export function FaqExtract() {
  const { data: faqs = [] } = useFaqs()
  const text = useText(contactTexts)
  if (faqs.length === 0) return null
  return (
    <section
      aria-labelledby="answered"
      className="grid gap-x-16 gap-y-6 border-t border-stone-200 py-14 sm:py-20 lg:grid-cols-[1fr_1.7fr]"
    >
      <div>
        <h2 id="answered" className="font-display text-3xl text-balance">
          {text("contact_faq_title")}
        </h2>
        <Link
          to="/faq"
          className="mt-4 inline-flex min-h-11 items-center gap-1.5 font-medium text-brand-primary-ink underline-offset-4 hover:underline"
        >
          {text("contact_faq_all")}
          <Icon name="right" className="size-4" />
        </Link>
      </div>
      <ul className="divide-y divide-stone-200 border-y border-stone-200">
        {faqs.slice(0, maxShown).map(({ id, question, answer }) => (
          <li key={id}>
            <details className="group">
              <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 text-lg font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <Icon
                  name="down"
                  className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180 motion-reduce:transition-none"
                />
              </summary>
              <p className="max-w-[68ch] pb-6 whitespace-pre-line text-stone-700">{answer}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
