import type { MedusaContainer } from "@medusajs/framework/types"
import { maxProductsPerEvent } from "../../contract/webhook"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { changedTenants, type ProductChange, takeChanges } from "../../modules/webhook/changes"
import { queueEvent } from "../../modules/webhook/queue-event"

/**
 * Maximum number of recorded changes in one transaction. An import has more; they are processed in several
 * transactions.
 */
const maxNotes = 20_000

/**
 * Creates messages from the product changes recorded since the last run, many changes in one message. Needs no
 * compensation.
 */
export async function queueProductEvents(container: MedusaContainer): Promise<number> {
  let queued = 0
  for (const tenantId of await changedTenants(container))
    queued += await withTenant(container, tenantId, queueTenantEvents)
  return queued
}

async function queueTenantEvents(tx: TenantTx): Promise<number> {
  const changes = await takeChanges(tx, maxNotes)
  const of = (event: ProductChange["event"]) => newestOf(changes.filter((it) => it.event === event))
  for (const some of chunks(of("product.changed"))) {
    const ids = (isRemoved: boolean) =>
      some.filter((it) => it.isRemoved === isRemoved).map((it) => it.productId)
    await queueEvent(tx, "product.changed", { changed: ids(false), removed: ids(true) })
  }
  for (const some of chunks(of("stock.low"))) {
    const products = some.map(({ productId, stock }) => ({ productId, stock: stock ?? 0 }))
    await queueEvent(tx, "stock.low", { products })
  }
  return changes.length
}

/** The newest change of each product. */
const newestOf = (changes: readonly ProductChange[]): ProductChange[] => [
  ...new Map(changes.map((it) => [it.productId, it])).values(),
]

const chunks = (all: readonly ProductChange[]): ProductChange[][] =>
  Array.from({ length: Math.ceil(all.length / maxProductsPerEvent) }, (_, at) =>
    all.slice(at * maxProductsPerEvent, (at + 1) * maxProductsPerEvent)
  )
