import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

/** Removes a product from the cart. Use it through `useCartChange`. */
export const removeCartItem = (productId: string) =>
  request(browserApi, "DELETE /api/cart/:productId", { params: { productId } })
