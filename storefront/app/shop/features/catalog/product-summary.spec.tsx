import type { ComponentProps } from "react"
import { screen } from "@testing-library/react"
import type { Content } from "@contract/branding"
import { sampleStone } from "../../../../test/samples"
import { renderInTenant } from "../../../../test/tenant-page"
import { ProductNotFound } from "./product-not-found"
import { ProductSummary } from "./product-summary"
import { TrustBadges } from "./trust-badges"

const show = (more: object) =>
  renderInTenant(<ProductSummary product={{ ...sampleStone, ...more }} threshold={5000} actions={null} />)

const badges = (product: ComponentProps<typeof TrustBadges>["product"], content: Content = {}) => {
  const { unmount } = renderInTenant(<TrustBadges product={product} threshold={5000} />, { content })
  const shown = screen.getAllByRole("listitem").map((it) => it.textContent)
  unmount()
  return shown
}

describe("a product's page", () => {
  it("shows the remaining stock and the free-shipping threshold", () => {
    show({ isFeatured: true, stock: 3 })
    screen.getByText("Featured")
    screen.getByText("Only 3 left")
    screen.getByText("In Stock (3 available)")
    screen.getByText("Free Shipping")
    screen.getByText("on orders above ₹5,000")
  })

  it("shows that GST is added, its rate, and the price with it", () => {
    show({ price: "486000.00", gstRate: 0.25 })
    screen.getByText("₹4,86,000")
    screen.getByText("+ GST (0.25%)")
    screen.getByText("₹4,87,215 with GST")
  })

  it("uses the tenant's rate for a stone without its own, and a rate of 0", () => {
    const { unmount } = show({ price: "486000.00", gstRate: null })
    screen.getByText("+ GST (18%)")
    screen.getByText("₹5,73,480 with GST")
    unmount()
    show({ price: "486000.00", gstRate: 0 })
    screen.getByText("No GST")
    expect(screen.queryByText(/with GST/)).toBeNull()
  })

  it("shows the price with GST with two decimals or none", () => {
    show({ price: "685000.00", gstRate: 0.25 })
    screen.getByText("₹6,86,712.50 with GST")
  })

  it("promises free shipping when the product alone reaches the threshold", () => {
    show({ price: "5000.00" })
    screen.getByText("Free Shipping")
    expect(screen.queryByText(/on orders above/)).toBeNull()
  })

  it("shows when a product is out of stock", () => {
    show({ stock: 0 })
    screen.getByText("Out of Stock")
    expect(screen.queryByText(/left$/)).toBeNull()
    expect(screen.queryByText("Free Shipping")).toBeNull()
    expect(screen.queryByRole("textbox", { name: "Delivery pincode" })).toBeNull()
  })

  it("shows the trust badges", () => {
    expect(badges({})).toEqual([
      "Free shippingOn orders above ₹5,000",
      expect.stringMatching(/^Authenticity certificate/),
      expect.stringMatching(/^30-day returns/),
    ])
  })

  it("promises a laboratory's certificate only for a stone that has one", () => {
    expect(badges({})[1]).toBe("Authenticity certificateA signed stone passport with your order")
    expect(badges({ certificateLab: "GIA" })[1]).toContain("GIA certificate")
    expect(badges({ certificateNumber: "2141438171" })[1]).toContain("Laboratory certificate")
  })

  it("shows the store's own return window, and none for a store without returns", () => {
    expect(badges({}, { return_window_days: "14" })[2]).toMatch(/^14-day returns/)
    expect(badges({}, { return_window_days: "0" })).toHaveLength(2)
  })

  it("links to the shop page for a missing product", () => {
    renderInTenant(<ProductNotFound />)
    screen.getByRole("heading", { name: "Product Not Found" })
    expect(screen.getByRole("link", { name: "Back to Shop" }).getAttribute("href")).toBe("/shop")
  })
})
