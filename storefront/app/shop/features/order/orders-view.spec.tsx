import { screen } from "@testing-library/react"
import type { Order } from "@contract/order"
import { sampleOrder } from "../../../../test/samples"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { downloadInvoice } from "~/lib/order/download-invoice"
import { OrderDetail } from "./order-detail"
import { OrderNotFound } from "./order-not-found"
import { OrdersView } from "./orders-view"

const [line] = sampleOrder.items

describe("the orders", () => {
  it("show their number of items, in the singular too; an order without line items only has a link", async () => {
    const orders = [
      { ...sampleOrder, id: "1", status: "PENDING" },
      { ...sampleOrder, id: "2", status: "SHIPPED", items: [{ ...line, quantity: 3 }] },
      { ...sampleOrder, id: "3", status: "DELIVERED", items: [] },
      { ...sampleOrder, id: "4", status: "CANCELLED" },
    ]
    respondToCalls({ "GET /api/orders": { body: orders } })
    renderInTenant(<OrdersView />)
    const cards = (await screen.findAllByRole("listitem")).map((it) => it.textContent)
    expect(cards[0]).toMatch(/^RATNA-26-000120 November 2026Pending1 item₹1,180$/)
    expect(cards[1]).toMatch(/Shipped3 items/)
    expect(cards[2]).toMatch(/DeliveredView order details/)
    expect(cards[3]).toMatch(/Cancelled/)
    expect(screen.getAllByRole("link")[0]?.getAttribute("href")).toBe("/orders/RATNA-26-0001")
  })

  it("link to the shop page when there are none", async () => {
    respondToCalls({ "GET /api/orders": { body: [] } })
    renderInTenant(<OrdersView />)
    expect((await screen.findByRole("link", { name: "Start Shopping" })).getAttribute("href")).toBe("/shop")
  })
})

describe("an order", () => {
  it("links back, offers its invoice, and marks the reached steps", () => {
    renderInTenant(<OrderDetail order={{ ...sampleOrder, status: "SHIPPED" }} actions={null} />)
    expect(screen.getByRole("link", { name: "Back to Orders" }).getAttribute("href")).toBe(
      "/profile?tab=orders"
    )
    screen.getByRole("button", { name: "Download Invoice" })
    const steps = [...screen.getByRole("list", { name: "Order tracking" }).children].map(
      (it) => it.textContent
    )
    expect(steps.map((it) => /not reached yet$/.test(it))).toEqual([false, false, false, true])
    for (const [n, name] of ["Order Placed", "Payment Confirmed", "Shipped", "Delivered"].entries())
      expect(steps[n]).toMatch(new RegExp(`^${name}`))
    expect(document.querySelector("[aria-current=step]")?.textContent).toMatch(/^Shipped/)
    screen.getByText("FREE")
  })

  it("that was cancelled shows that in place of the steps", () => {
    renderInTenant(<OrderDetail order={{ ...sampleOrder, status: "CANCELLED" }} actions={null} />)
    screen.getByRole("heading", { name: "This order was cancelled" })
    expect(screen.queryByRole("list", { name: "Order tracking" })).toBeNull()
  })

  it("with an unknown status is shown as pending", () => {
    const unknown = { ...sampleOrder, status: "LOST" as Order["status"] }
    renderInTenant(<OrderDetail order={unknown} actions={null} />)
    screen.getByText("Pending")
    expect(document.querySelector("[aria-current=step]")?.textContent).toMatch(/^Order Placed/)
  })

  it("that is missing links to the other orders", () => {
    renderInTenant(<OrderNotFound />)
    screen.getByRole("heading", { name: "Order Not Found" })
    screen.getByRole("link", { name: "Back to Orders" })
  })

  it("whose invoice can't be downloaded is only logged, without a message", async () => {
    respondToCalls({})
    const noted = jest.spyOn(console, "error").mockImplementation(() => undefined)
    renderInTenant(<p>Order</p>)
    await downloadInvoice("RATNA-26-0001")
    expect(noted).toHaveBeenCalledWith("Failed to download invoice", expect.anything())
    expect(screen.queryByRole("alert")).toBeNull()
  })
})
