import type { TenantTx } from "../../db/with-tenant"
import { titlesOf } from "../../medusa/product/read-products"
import { productsNamed } from "../../modules/catalog/read/products-named"
import { questionsOf } from "../../modules/faq/read-faqs"
import { orderNumbers, ordersNumbered } from "../../modules/order/order-numbers"

export interface Nameable {
  entity: string
  id: string
}

const readers: Readonly<
  Record<string, (tx: TenantTx, ids: readonly string[]) => Promise<Map<string, string>>>
> = {
  product: titlesOf,
  order: orderNumbers,
  faq: questionsOf,
}

/**
 * Display names of these records of the tenant, by id. Records without a name of their own and deleted records are left
 * out.
 */
export async function namesOf(tx: TenantTx, things: readonly Nameable[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const [entity, read] of Object.entries(readers)) {
    const ids = new Set(things.filter((it) => it.entity === entity).map((it) => it.id))
    if (ids.size) for (const [id, name] of await read(tx, [...ids])) names.set(id, name)
  }
  return names
}

/** Ids of the records whose name matches a text. */
export const thingsNamed = async (tx: TenantTx, text: string): Promise<string[]> => [
  text,
  ...(await productsNamed(tx, text)),
  ...(await ordersNumbered(tx, text)),
]
