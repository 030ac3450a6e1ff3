import { screen } from "@testing-library/react"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { FaqExtract } from "./faq-extract"

it("at most five FAQs are shown, each expandable", async () => {
  const faqs = Array.from({ length: 7 }, (_, position) => ({
    id: `faq_${position}`,
    question: `Question ${position}?`,
    answer: `Answer ${position}.`,
    isVisible: position !== 1,
    position,
  }))
  respondToCalls({ "GET /api/faqs": { body: faqs } })
  renderInTenant(<FaqExtract />)
  await screen.findByText("Question 0?")
  const shown = screen.getAllByRole("listitem").map((it) => it.querySelector("summary")?.textContent)
  expect(shown).toEqual([0, 2, 3, 4, 5].map((it) => `Question ${it}?`))
})

it("a tenant without FAQs has no such section", async () => {
  const requests = respondToCalls({ "GET /api/faqs": { body: [] } })
  renderInTenant(<FaqExtract />)
  await Promise.resolve()
  expect(requests).toHaveLength(1)
  expect(screen.queryByRole("heading")).toBeNull()
})
