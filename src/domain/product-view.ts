import type { CartItem } from "../contract/cart"
import { paise, rupeesText } from "./money"

type ListedProduct = CartItem["product"]

/** A product as in the read model's rows, with its price in paise and its own GST rate as decimal text. */
export type ProductRow = Omit<ListedProduct, "id" | "price" | "currency" | "gstRate"> & {
  productId: string
  pricePaise: number
  gstRate: string | null
}

/** A product as carts and wishlists show it, at the current price in rupees. */
export const productView = (it: ProductRow): ListedProduct => ({
  id: it.productId,
  slug: it.slug,
  name: it.name,
  shortInfo: it.shortInfo,
  images: it.images,
  type: it.type,
  weight: it.weight,
  color: it.color,
  price: rupeesText(paise(it.pricePaise)),
  currency: "INR",
  stock: it.stock,
  gstRate: it.gstRate === null ? null : Number(it.gstRate),
})
