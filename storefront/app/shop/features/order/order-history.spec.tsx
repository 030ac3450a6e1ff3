import { screen } from "@testing-library/react"
import type { Order } from "@contract/order"
import { renderInTenant } from "../../../../test/tenant-page"
import { OrderHistory } from "./order-history"

it("an order's page lists its events with time, newest first", () => {
  const timeline: Order["timeline"] = [
    { status: "PENDING", at: "2026-11-20T10:00:00.000Z" },
    { status: "PAID", at: "2026-11-20T10:01:00.000Z" },
    { status: "SHIPPED", at: "2026-11-21T12:30:00.000Z", note: "By courier" },
  ]
  renderInTenant(<OrderHistory order={{ timeline } as Order} />)
  const steps = screen.getAllByRole("listitem").map((it) => it.textContent)
  expect(steps[0]).toMatch(/^Shipped21 November 2026.*6:00.*By courier$/)
  expect(steps[1]).toMatch(/^Payment Confirmed20 November 2026/)
  expect(steps[2]).toMatch(/^Order Placed20 November 2026/)
})
