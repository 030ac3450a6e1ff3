import type { Cart, CartItem } from "@contract/cart"

const paise = (rupees: string): number => Math.round(Number(rupees) * 100)
const rupees = (amount: number): string => (amount / 100).toFixed(2)

/** Returns the cart with other line items and recalculated totals: the expected response of the server. */
function withItems(items: CartItem[]): Cart {
  return {
    items,
    count: items.reduce((sum, it) => sum + it.quantity, 0),
    total: rupees(items.reduce((sum, it) => sum + paise(it.lineTotal), 0)),
  }
}

export const withQuantity = (cart: Cart, productId: string, quantity: number): Cart =>
  withItems(
    cart.items.map((it) =>
      it.productId === productId
        ? { ...it, quantity, lineTotal: rupees(paise(it.product.price) * quantity) }
        : it
    )
  )

export const without = (cart: Cart, productId: string): Cart =>
  withItems(cart.items.filter((it) => it.productId !== productId))
