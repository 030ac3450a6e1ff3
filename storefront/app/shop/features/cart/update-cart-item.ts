import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

/** Sets the quantity of a product in the cart. Use it through `useCartChange`. */
export const updateCartItem = (productId: string, quantity: number) =>
  request(browserApi, "PUT /api/cart/:productId", { params: { productId }, body: { quantity } })
