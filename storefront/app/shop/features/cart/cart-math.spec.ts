import type { Cart } from "@contract/cart"
import { without, withQuantity } from "./cart-math"

const line = (
  productId: string,
  quantity: number,
  price: string,
  lineTotal: string
): Cart["items"][number] => ({
  id: `line-${productId}`,
  productId,
  quantity,
  lineTotal,
  product: {
    id: productId,
    slug: productId,
    name: productId,
    shortInfo: "",
    images: [],
    type: "RUBY",
    weight: "1",
    color: "Red",
    price,
    currency: "INR",
    stock: 9,
  },
})
const cart: Cart = {
  items: [line("ruby", 1, "1234.56", "1234.56"), line("opal", 2, "0.07", "0.14")],
  count: 3,
  total: "1234.70",
}

describe("the optimistic cart", () => {
  it("adds up to the paisa", () => {
    const changed = withQuantity(cart, "opal", 3)
    expect(changed).toMatchObject({ count: 4, total: "1234.77" })
    expect(changed.items[1]).toMatchObject({ quantity: 3, lineTotal: "0.21" })
    expect(withQuantity(cart, "ruby", 3).total).toBe("3703.82")
  })

  it("removes a line item without changing the others", () => {
    expect(without(cart, "ruby")).toEqual({ items: [cart.items[1]], count: 2, total: "0.14" })
  })
})
