import { faqTexts } from "@contract/texts/faq"
import { useText } from "~/lib/site"
import { ButtonLink } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { useFaqs } from "./get-faqs"

/** All visible FAQs, numbered. */
export function FaqList() {
  const { data: faqs } = useFaqs()
  const text = useText(faqTexts)
  if (!faqs) return <Loading label={text("faq_loading")} />
  if (faqs.length === 0) {
    return (
      <EmptyState icon="mail" title={text("faq_empty")}>
        <ButtonLink to="/contact">{text("faq_more_button")}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <ol className="divide-y divide-stone-200 border-y border-stone-200">
      {faqs.map(({ id, question, answer }, index) => (
        <li key={id} className="grid gap-x-6 gap-y-2 py-8 sm:grid-cols-[3.5rem_1fr]">
          <span
            aria-hidden="true"
            className="font-display text-2xl leading-8 text-brand-primary-ink tabular-nums"
          >
            {String(index + 1).padStart(2, "0")}
          </span>
          <div>
            <h2 className="text-xl leading-8 font-medium tracking-normal">{question}</h2>
            <p className="mt-2 max-w-[68ch] whitespace-pre-line text-stone-700">{answer}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
