import type { Cart } from "@contract/cart"
import { buyAgainTexts } from "@contract/texts/buy-again"
import { ApiError, isStatus, messageOf } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { browserText } from "~/lib/browser-text"
import { request } from "~/lib/request"

const text = browserText(buyAgainTexts)

/** A line item of an order. */
export interface Bought {
  quantity: number
  product: { id: string; name: string; slug: string }
}

export interface BoughtAgain {
  /** The resulting cart; undefined when nothing was added. */
  cart: Cart | undefined
  /** Number of units added. */
  added: number
  /** Products that were not fully added, with the reason. */
  missing: { name: string; why: string }[]
}

const add = (productId: string, quantity: number): Promise<Cart> =>
  request(browserApi, "POST /api/cart", { body: { productId, quantity } })

const isShort = (error: unknown): boolean => error instanceof ApiError && error.code === "INSUFFICIENT_STOCK"

/** How many more units of a product the cart can take. */
async function availableQuantity({ product }: Bought): Promise<number> {
  const [{ stock }, { items }] = await Promise.all([
    request(browserApi, "GET /api/products/slug/:slug", { params: { slug: product.slug } }),
    request(browserApi, "GET /api/cart"),
  ])
  return stock - (items.find((it) => it.productId === product.id)?.quantity ?? 0)
}

interface Tried {
  cart?: Cart
  added: number
  why?: string
}

/** Adds as many units of a line item as are available. */
async function addAvailable(line: Bought): Promise<Tried> {
  const left = Math.min(line.quantity, await availableQuantity(line))
  if (left <= 0) return { added: 0, why: text("again_none_left") }
  const cart = await add(line.product.id, left)
  return { cart, added: left, why: text("again_few_left", { left, wanted: line.quantity }) }
}

async function tryLine(line: Bought): Promise<Tried> {
  try {
    return { cart: await add(line.product.id, line.quantity), added: line.quantity }
  } catch (error) {
    if (isShort(error)) return addAvailable(line).catch(refusalOf)
    return refusalOf(error)
  }
}

const refusalOf = (error: unknown): Tried => ({
  added: 0,
  why: isStatus(error, 404) ? text("again_gone") : messageOf(error, text("again_failed")),
})

/** Adds each line item of an order to the cart, one after the other, and reports what could not be added. */
export async function buyAgain(lines: readonly Bought[]): Promise<BoughtAgain> {
  const done: BoughtAgain = { cart: undefined, added: 0, missing: [] }
  for (const line of lines) {
    const { cart, added, why } = await tryLine(line)
    if (cart) done.cart = cart
    done.added += added
    if (why !== undefined) done.missing.push({ name: line.product.name, why })
  }
  return done
}
