import type { Product } from "../../../src/contract/product"
import { Client } from "../../support/client"

/** Returns the demo tenant's product with the largest stock, so that repeated runs don't use it up. */
export async function plentifulStone(): Promise<Product> {
  const { body } = await new Client().get<Product[]>("/api/products?inStock=true&limit=1000")
  const [best] = body.toSorted((one, other) => other.stock - one.stock)
  if (!best) throw new Error("The demo tenant has no stone in stock")
  return best
}
