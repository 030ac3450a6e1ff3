import type { CartCustomer } from "../../medusa/cart/create-cart"

/** Whose cart it is, and what Medusa's cart needs to know of them. */
export type CartAccount = CartCustomer & { tenantId: string; accountId: string }
