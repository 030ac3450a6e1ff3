import { screen } from "@testing-library/react"
import type { Content } from "@contract/branding"
import { sampleCart, sampleTotals, sampleUser } from "../../../../test/samples"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { CartView } from "./cart-view"

const [item] = sampleCart.items
const totals = "POST /api/settings/calculate-totals"
const show = (cart: object, more: object = sampleTotals, content: Content = {}) => {
  respondToCalls({ "GET /api/cart": { body: cart }, [totals]: { body: more } })
  renderInTenant(<CartView />, { user: sampleUser, content })
}

describe("the cart", () => {
  it("shows the total, the shipping cost, and the amount missing for free shipping", async () => {
    show(sampleCart)
    await screen.findByText("GST (18%)")
    screen.getByText("Add ₹4,000 more for free shipping")
    expect(screen.getByRole("progressbar").getAttribute("value")).toBe("20")
    screen.getByRole("link", { name: "Proceed to Checkout" })
    screen.getByText("7-day returns")
  })

  it("shows the store's own return window", async () => {
    show(sampleCart, sampleTotals, { return_window_days: "21" })
    await screen.findByText("21-day returns")
  })

  it("promises no returns in a store without them", async () => {
    show(sampleCart, sampleTotals, { return_window_days: "0" })
    await screen.findByText("Signed passport with every stone")
    expect(screen.queryByText(/returns/)).toBeNull()
  })

  it("shows the GST of each rate, which add up with the other amounts to the total", async () => {
    const [line] = sampleCart.items
    const sapphire = { ...line, id: "2", productId: "2", product: { ...line?.product, gstRate: 0.25 } }
    show(
      { ...sampleCart, items: [line, sapphire], count: 2, total: "2000.00" },
      {
        ...{
          subtotal: 2000,
          gstRate: null,
          gst: 182.5,
          shippingFee: 100,
          freeShippingThreshold: 5000,
          total: 2282.5,
        },
        rates: [
          { rate: 0.25, taxable: 1000, gst: 2.5 },
          { rate: 18, taxable: 1000, gst: 180 },
        ],
      }
    )
    await screen.findByText("GST (0.25%)")
    const rows = [...document.querySelectorAll("dl > div")].map((it) => it.textContent)
    expect(rows).toEqual([
      "Subtotal₹2,000.00",
      "GST (0.25%)₹2.50",
      "GST (18%)₹180.00",
      "Shipping₹100.00",
      "Total₹2,282.50",
    ])
    screen.getByText("+ GST (0.25%)")
    screen.getByText("+ GST (18%)")
  })

  it("ships free from the threshold on", async () => {
    show(sampleCart, { ...sampleTotals, subtotal: 5000, shippingFee: 0 })
    await screen.findByText("FREE")
  })

  it("shows at a line item that the maximum is reached, or that the stock is below the quantity", async () => {
    const lines = [
      { ...item, id: "1", productId: "1", quantity: 3 },
      { ...item, id: "2", productId: "2", quantity: 4 },
    ]
    show({ ...sampleCart, items: lines })
    await screen.findByText("Maximum available quantity")
    screen.getByText("Only 3 units available")
    expect(screen.queryByRole("link", { name: "Proceed to Checkout" })).toBeNull()
  })

  it("links to the products when it is empty", async () => {
    show({ items: [], count: 0, total: "0.00" })
    expect((await screen.findByRole("link", { name: "Browse stones" })).getAttribute("href")).toBe("/shop")
  })
})
