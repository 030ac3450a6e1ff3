import { z } from "zod"
import { moneyText } from "./common"
import { product } from "./product"

export const cartProduct = product.pick({
  id: true,
  slug: true,
  name: true,
  shortInfo: true,
  images: true,
  type: true,
  weight: true,
  color: true,
  price: true,
  currency: true,
  stock: true,
  gstRate: true,
})

export const cartItem = z.object({
  id: z.string(),
  productId: z.string(),
  quantity: z.number().int().positive(),
  lineTotal: moneyText,
  product: cartProduct,
})
export type CartItem = z.infer<typeof cartItem>

/** `total` = sum of price × quantity in rupees; `count` = sum of quantities. */
export const cart = z.object({
  items: z.array(cartItem),
  count: z.number().int(),
  total: moneyText,
})
export type Cart = z.infer<typeof cart>

const quantity = z
  .number({ error: "Quantity must be a number" })
  .int("Quantity must be a whole number")
  .min(1, "Quantity must be at least 1")
  .max(100_000, "Quantity is too large")

export const cartAddBody = z.object({ productId: z.string().min(1).max(100), quantity: quantity.default(1) })
export const cartUpdateBody = z.object({ quantity })
export const cartItemParams = z.object({ productId: z.string().min(1).max(100) })
