import type { Cart } from "@contract/cart"

/** The cart after an order, and for tenants without carts. */
export const emptyCart: Cart = { items: [], count: 0, total: "0.00" }
