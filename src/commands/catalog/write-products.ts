import type { TenantTx } from "../../db/with-tenant"
import { newProductId, type ProductWrite } from "../../domain/product-write"
import { insertProducts } from "../../medusa/product/insert-products"
import { livingProducts } from "../../medusa/product/read-products"
import { updateProducts } from "../../medusa/product/update-products"
import { beginCatalogWrite, buildEntries } from "../../modules/catalog/build-entries"
import { productsBySlug } from "../../modules/gemstone/read-gemstones"
import {
  deleteGemstones,
  deleteOldSlugs,
  keepOldSlugs,
  writeGemstones,
} from "../../modules/gemstone/write-gemstones"
import { stage } from "./stage"

/**
 * Writes Medusa's rows, the gem facts and the read model of products in one transaction. All of our own writes go
 * through here. A product with an `id` is updated; any other is created. Pass at most a few thousand at a time.
 * @returns their ids, in the order of `writes`
 */
export async function writeProducts(
  tx: TenantTx,
  tenantSlug: string,
  writes: readonly ProductWrite[]
): Promise<string[]> {
  if (!writes.length) return []
  const staged = await stage(tenantSlug, writes)
  const rows = staged.map((it) => ({ ...it, id: it.id ?? newProductId(it) }))
  const ids = rows.map((it) => it.id)
  const slugs = staged.map((it) => it.slug)
  await beginCatalogWrite(tx)
  const { gone } = await productsAt(tx, slugs)
  if (gone.length) await deleteGemstones(tx, gone)
  const known = rows.filter((_, n) => staged[n]?.id !== null)
  await updateProducts(tx, known)
  if (known.length) await keepOldSlugs(tx, known)
  await insertProducts(
    tx,
    rows.filter((_, n) => staged[n]?.id === null)
  )
  await writeGemstones(tx, rows)
  await deleteOldSlugs(tx, slugs)
  // Delete the catalog entries of deleted products first: they may hold a slug that is reassigned here.
  await buildEntries(tx, [...gone, ...ids])
  return ids
}

/** Slug → id of the existing products, and of the deleted ones that still hold a slug. */
export async function productsAt(
  tx: TenantTx,
  slugs: readonly string[]
): Promise<{ known: Map<string, string>; gone: string[] }> {
  const bySlug = await productsBySlug(tx, slugs)
  if (!bySlug.size) return { known: bySlug, gone: [] }
  const living = await livingProducts(tx, [...bySlug.values()])
  return {
    known: new Map([...bySlug].filter(([, id]) => living.has(id))),
    gone: [...bySlug.values()].filter((id) => !living.has(id)),
  }
}
