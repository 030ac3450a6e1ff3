import { screen } from "@testing-library/react"
import { sampleAdminOrder } from "../../../../test/samples"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { OrderSheet } from "./order-sheet"

const show = (more: object) => {
  respondToCalls({ "GET /api/admin/orders/order_1": { body: { ...sampleAdminOrder, ...more } } })
  renderInTenant(<OrderSheet id="order_1" onClose={() => undefined} />)
}

it("the store sees which firm bought, and the masked PAN of who has none, without opening the invoice", async () => {
  show({ buyerGstin: "08AAAPA1234A1ZT", buyerName: "Rao Jewels" })
  await screen.findByText("Bought by Rao Jewels, GSTIN 08AAAPA1234A1ZT")
  expect(screen.queryByText(/PAN/)).toBeNull()
})

it("the store sees the masked PAN of a consumer", async () => {
  show({ buyerPan: "AAAPA****A" })
  await screen.findByText("PAN AAAPA****A")
  expect(screen.queryByText(/GSTIN/)).toBeNull()
})
