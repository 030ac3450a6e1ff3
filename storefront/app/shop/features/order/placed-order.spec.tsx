import { screen, within } from "@testing-library/react"
import { sampleOrder } from "../../../../test/samples"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { PlacedOrder } from "./placed-order"

const { orderNumber } = sampleOrder
const show = (status: string, wanted = orderNumber) => {
  respondToCalls({ "GET /api/orders": { body: [{ ...sampleOrder, status }] } })
  renderInTenant(<PlacedOrder orderNumber={wanted} passports={<a href="/s/1">Stone passport</a>} />)
}

it("whoever has paid sees the order's number and stones, what happens next, and its invoice and passport", async () => {
  show("PAID")
  const region = within(await screen.findByRole("region", { name: "Thank you! Your order is confirmed" }))
  expect(document.activeElement).toBe(region.getByRole("heading", { level: 2 }))
  region.getByText(`Order ${orderNumber}`)
  region.getByText(sampleOrder.items[0]?.product.name ?? "")
  region.getByRole("heading", { name: "What happens next" })
  const arrival = region.getByRole("heading", { name: "Expected arrival" }).nextElementSibling
  expect(arrival?.textContent).toMatch(/^\w{3} \d+.* – \w{3} \d+ \w+, insured until it reaches you\.$/)
  region.getByRole("button", { name: "Download Invoice" })
  region.getByRole("link", { name: "Stone passport" })
  const link = region.getByRole("link", { name: "View your order" })
  expect(link.getAttribute("href")).toBe(`/orders/${orderNumber}`)
})

it.each([
  ["a cancelled order", "CANCELLED", orderNumber],
  ["an order that was packed and sent", "SHIPPED", orderNumber],
  ["an order of another account", "PAID", "RT-0000-0000"],
])("of %s nothing is confirmed", async (_which, status, wanted) => {
  const requests = respondToCalls({ "GET /api/orders": { body: [{ ...sampleOrder, status }] } })
  renderInTenant(<PlacedOrder orderNumber={wanted} passports={null} />)
  while (requests.length === 0) await new Promise((next) => setTimeout(next, 5))
  expect(screen.queryByRole("region")).toBeNull()
})
