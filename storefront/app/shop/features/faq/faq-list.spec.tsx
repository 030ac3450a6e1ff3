import { screen } from "@testing-library/react"
import type { Faq } from "@contract/faq"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { FaqList } from "./faq-list"

const faqs: Faq[] = [
  { id: "a", question: "Are they real?", answer: "Yes.", isVisible: true, position: 0 },
  { id: "b", question: "Secret?", answer: "No.", isVisible: false, position: 1 },
  { id: "c", question: "How long?", answer: "A week.", isVisible: true, position: 2 },
]

it("visitors see the visible FAQs, numbered, in the tenant's order", async () => {
  respondToCalls({ "GET /api/faqs": { body: faqs } })
  renderInTenant(<FaqList />)
  const headings = await screen.findAllByRole("heading", { level: 2 })
  expect(headings.map((it) => it.textContent)).toEqual(["Are they real?", "How long?"])
  screen.getByText("02")
  screen.getByText("A week.")
})

it("a tenant without FAQs gets a link to the contact page", async () => {
  respondToCalls({ "GET /api/faqs": { body: [] } })
  renderInTenant(<FaqList />)
  const link = await screen.findByRole("link")
  expect(link.getAttribute("href")).toBe("/contact")
})
