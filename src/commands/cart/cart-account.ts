import type { CartCustomer } from "../../medusa/cart/create-cart"

/** The account that owns the cart, with what Medusa's cart needs of it. */
export type CartAccount = CartCustomer & { tenantId: string; accountId: string }
