import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import { insertProducts } from "./insert-products"
import type { ProductWrite, Staged } from "./product-write"
import { stage } from "./stage"
import { updateProducts } from "./update-products"

interface Shop {
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
  shop: Shop,
  writes: readonly ProductWrite[]
): Promise<Written> {
  if (!writes.length) return { created: 0, updated: 0, ids: [] }
  const staged = stage(shop.slug, writes)
  return withTenant(container, shop.id, async (tx) => {
    await tx.run("select set_config('ratna.catalog_writer', 'on', true)")
    const known = await knownProducts(tx, staged)
    const updated = staged.flatMap((it) => {
      const id = it.id ?? known.get(it.slug)
      return id ? [{ ...it, id }] : []
    })
    const created = staged.filter((it) => it.id === null && !known.has(it.slug))
    await updateProducts(tx, updated)
    await insertProducts(tx, created)
    const ids = staged.map((it) => it.id ?? known.get(it.slug) ?? `prod_${it.u}`)
    await tx.run("delete from slug_history where tenant_id = ? and slug = any (?)", [
      tx.tenantId,
      staged.map((it) => it.slug),
    ])
    await tx.run("select catalog_build(?, ?)", [tx.tenantId, ids])
    return { created: created.length, updated: updated.length, ids }
  })
}

/** Slug → id of the products that are there; a slug that only a deleted product holds is set free. */
async function knownProducts(tx: TenantTx, staged: readonly Staged[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ slug: string; product_id: string; alive: boolean }>(
    `select g.slug, g.product_id, p.id is not null as alive
     from gemstone g left join product p on p.id = g.product_id and p.deleted_at is null
     where g.tenant_id = ? and g.slug = any (?)`,
    [tx.tenantId, staged.map((it) => it.slug)]
  )
  const gone = rows.filter((it) => !it.alive).map((it) => it.product_id)
  if (gone.length) {
    await tx.run("delete from gemstone where tenant_id = ? and product_id = any (?)", [tx.tenantId, gone])
  }
  return new Map(rows.filter((it) => it.alive).map((it) => [it.slug, it.product_id]))
}
