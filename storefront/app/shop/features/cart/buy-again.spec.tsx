import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Product } from "@contract/product"
import { defaultBranding } from "~/lib/default-branding"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { BuyAgain } from "./buy-again-button"

const line = (name: string, quantity = 1) => ({
  quantity,
  product: { id: `prod_${name}`, name, slug: name.toLowerCase() },
})
const cart = { items: [], count: 0, total: "0.00" }
const short = { error: "Only 1 units available", code: "INSUFFICIENT_STOCK" }
const gone = { error: "Product not found", code: "NOT_FOUND" }
const stone: Product = {
  id: "prod_Ruby",
  slug: "ruby",
  name: "Ruby",
  shortInfo: "",
  description: "",
  type: "RUBY",
  color: "Red",
  weight: "1 ct",
  origin: "Mogok",
  price: "1000.00",
  currency: "INR",
  stock: 1,
  images: [],
  isFeatured: false,
  createdAt: "2026-11-20T10:00:00.000Z",
}
const press = () => userEvent.click(screen.getByRole("button", { name: "Buy again" }))

describe("buying again", () => {
  it("adds everything that is still available", async () => {
    const requests = respondToCalls({ "POST /api/cart": [{ body: cart }, { body: cart }] })
    renderInTenant(<BuyAgain items={[line("Ruby", 2), line("Opal")]} />)
    await press()
    await screen.findByText("3 stones are in your cart.")
    expect(requests.map((it) => it.body)).toEqual([
      { productId: "prod_Ruby", quantity: 2 },
      { productId: "prod_Opal", quantity: 1 },
    ])
  })

  it("names what is no longer sold and what has less stock; nothing is skipped silently", async () => {
    const requests = respondToCalls({
      "POST /api/cart": [{ status: 409, body: short }, { body: cart }, { status: 404, body: gone }],
      "GET /api/products/slug/ruby": { body: stone },
      "GET /api/cart": { body: cart },
    })
    renderInTenant(<BuyAgain items={[line("Ruby", 2), line("Opal")]} />)
    await press()
    await screen.findByText("1 stone is in your cart.")
    expect(screen.getByText("Ruby: only 1 of 2 could be added")).toBeTruthy()
    expect(screen.getByText("Opal: no longer sold")).toBeTruthy()
    expect(requests.at(3)?.body).toEqual({ productId: "prod_Ruby", quantity: 1 })
  })

  it("is not offered by a tenant without carts", () => {
    const branding = { ...defaultBranding, features: { ...defaultBranding.features, enableCart: false } }
    renderInTenant(<BuyAgain items={[line("Ruby")]} />, { branding })
    expect(screen.queryByRole("button")).toBeNull()
  })
})
