import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

/** Sets how many of a product are in the cart; its hook is `useCartChange`. */
export const updateCartItem = (productId: string, quantity: number) =>
  request(browserApi, "PUT /api/cart/:productId", { params: { productId }, body: { quantity } })
