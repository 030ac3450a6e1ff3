import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { newProductId, type ProductWrite, type Staged } from "../../lib/product-write"
import { insertProducts } from "../../medusa/product/insert-products"
import { livingProducts } from "../../medusa/product/read-products"
import { updateProducts } from "../../medusa/product/update-products"
import { beginCatalogWrite, buildEntries } from "../../modules/catalog/build-entries"
import { productsBySlug } from "../../modules/gemstone/read-gemstones"
import { deleteGemstones, forgetOldSlugs, writeGemstones } from "../../modules/gemstone/write-gemstones"
import { stage } from "./stage"

interface Tenant {
  readonly id: string
  readonly slug: string
}
export interface Written {
  created: number
  updated: number
  ids: string[]
}

/**
 * The one way our own code writes products: Medusa's rows, the gem facts and the read model in one transaction.
 * A product that has the `id`, else the slug, becomes what is written; anything else is new. Writing the same again
 * changes nothing. At most some thousand at a time; `ids` are in the order of `writes`.
 */
export async function writeProducts(
  container: Pick<MedusaContainer, "resolve">,
  tenant: Tenant,
  writes: readonly ProductWrite[]
): Promise<Written> {
  if (!writes.length) return { created: 0, updated: 0, ids: [] }
  const staged = stage(tenant.slug, writes)
  return withTenant(container, tenant.id, async (tx) => {
    await beginCatalogWrite(tx)
    const { known, gone } = await knownProducts(tx, staged)
    const updated = staged.flatMap((it) => {
      const id = it.id ?? known.get(it.slug)
      return id ? [{ ...it, id }] : []
    })
    const created = staged
      .filter((it) => it.id === null && !known.has(it.slug))
      .map((it) => ({ ...it, id: newProductId(it) }))
    await updateProducts(tx, updated)
    await insertProducts(tx, created)
    await writeGemstones(tx, [...updated, ...created])
    const ids = staged.map((it) => it.id ?? known.get(it.slug) ?? newProductId(it))
    await forgetOldSlugs(
      tx,
      staged.map((it) => it.slug)
    )
    // Entries of deleted products go first: they may hold a slug that is given anew here.
    await buildEntries(tx, [...gone, ...ids])
    return { created: created.length, updated: updated.length, ids }
  })
}

/** Slug → id of the products that are there; a slug that only a deleted product holds is set free. */
async function knownProducts(
  tx: TenantTx,
  staged: readonly Staged[]
): Promise<{ known: Map<string, string>; gone: string[] }> {
  const bySlug = await productsBySlug(
    tx,
    staged.map((it) => it.slug)
  )
  if (!bySlug.size) return { known: bySlug, gone: [] }
  const living = await livingProducts(tx, [...bySlug.values()])
  const gone = [...bySlug.values()].filter((id) => !living.has(id))
  if (gone.length) await deleteGemstones(tx, gone)
  return { known: new Map([...bySlug].filter(([, id]) => living.has(id))), gone }
}
