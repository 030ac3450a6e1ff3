import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

/** Takes a product out of the cart; its hook is `useCartChange`. */
export const removeCartItem = (productId: string) =>
  request(browserApi, "DELETE /api/cart/:productId", { params: { productId } })
