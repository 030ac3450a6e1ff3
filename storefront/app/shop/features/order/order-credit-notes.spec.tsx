import { screen } from "@testing-library/react"
import type { Order } from "@contract/order"
import { renderInTenant } from "../../../../test/tenant-page"
import { OrderCreditNotes } from "./order-credit-notes"

it("a shopper sees each refund with its credit note", () => {
  const creditNotes = [
    { id: "rfnd_1", number: "CN/26-27/000001", amount: "500.25", at: "2026-11-22T08:00:00Z" },
  ]
  const order = { orderNumber: "RT-1", creditNotes }
  renderInTenant(<OrderCreditNotes order={order as Order} className="" />)
  screen.getByText("₹500.25")
  screen.getByRole("button", { name: "Credit note CN/26-27/000001" })
})

it("shows nothing about refunds when there are none", () => {
  renderInTenant(<OrderCreditNotes order={{ creditNotes: [] } as unknown as Order} className="" />)
  expect(screen.queryByRole("region")).toBeNull()
})
