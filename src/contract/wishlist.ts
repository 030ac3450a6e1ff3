import { z } from "zod"
import { cartItemParams, cartProduct } from "./cart"
import { product } from "./product"

/** A stone that a shopper keeps in mind, as it is today; `stock` 0 is sold out, and stays on the list. */
export const wishlistEntry = z.object({
  id: z.string(),
  product: cartProduct.extend(product.pick({ isFeatured: true }).shape),
})
export type WishlistEntry = z.infer<typeof wishlistEntry>

export const wishlistBody = z.object({ productId: cartItemParams.shape.productId })
export const wishlistParams = cartItemParams
