import type { Cart } from "@contract/cart"

/** What is left of a cart once its order is made, and where a shop has no carts. */
export const emptyCart: Cart = { items: [], count: 0, total: "0.00" }
