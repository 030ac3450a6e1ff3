import { z } from "zod"
import { cartItemParams } from "./cart"
import { product } from "./product"

/** A product on a shopper's wishlist, with its current values; `stock` 0 means sold out, and it stays on the list. */
export const wishlistEntry = z.object({
  id: z.string(),
  product,
})
export type WishlistEntry = z.infer<typeof wishlistEntry>

export const wishlistBody = z.object({ productId: cartItemParams.shape.productId })
export const wishlistParams = cartItemParams
