import { JsonLd } from "~/lib/seo"
import { useFaqs } from "./get-faqs"

/** Structured data of the FAQs. */
export function FaqData() {
  const { data: faqs = [] } = useFaqs()
  if (faqs.length === 0) return null
  return (
    <JsonLd
      data={{
        "@type": "FAQPage",
        mainEntity: faqs.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedResponse: { "@type": "Answer", text: answer },
        })),
      }}
    />
  )
}
