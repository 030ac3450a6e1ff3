import { z } from "zod"
import type { Sender } from "./bodies"
import { productsOfItems } from "./owns"
import type { AdminRule } from "./rule"

const levels = z.array(z.looseObject({ inventory_item_id: z.string() })).default([])
const batch = z.looseObject({ create: levels, update: levels })
const productResponse = z.looseObject({ product: z.looseObject({ id: z.string() }) })

/** The products that a request is about to change, stock changes included. */
export async function productsBefore(
  { path }: AdminRule,
  body: unknown,
  { container, params: { id } }: Sender
): Promise<string[]> {
  if (path.startsWith("/admin/products")) return id === undefined ? [] : [id]
  if (id !== undefined) return productsOfItems(container, [id])
  const { create, update } = batch.parse(body)
  return productsOfItems(
    container,
    [...create, ...update].map((it) => it.inventory_item_id)
  )
}

/** The product that a request has created, read from the response. */
export function productMade(response: unknown): string[] {
  const read = productResponse.safeParse(response)
  return read.success ? [read.data.product.id] : []
}
