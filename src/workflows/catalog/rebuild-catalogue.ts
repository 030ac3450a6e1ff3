import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { nameNewcomers } from "./name-newcomers"

const batchSize = 500

/**
 * Builds a shop's whole catalogue anew from Medusa's tables and ours; visitors see the old entries until theirs is
 * built.
 * @returns how many products there are
 */
export async function rebuildCatalogue(
  container: Pick<MedusaContainer, "resolve">,
  shop: { readonly id: string; readonly slug: string }
): Promise<number> {
  let last = ""
  let all = 0
  await withTenant(container, shop.id, (tx) =>
    tx.run("delete from catalog_word where tenant_id = ?", [shop.id])
  )
  for (;;) {
    const ids = await withTenant(container, shop.id, async (tx) => {
      const rows = await tx.rows<{ id: string }>(
        `select product_id as id from (
           select e.product_id from catalog_entry e where e.tenant_id = ?
           union select c.product_id from product_sales_channel c
             join tenant t on t.sales_channel_id = c.sales_channel_id where t.id = ? and c.deleted_at is null
         ) it where product_id > ? order by product_id limit ?`,
        [shop.id, shop.id, last, batchSize]
      )
      const batch = rows.map((it) => it.id)
      await nameNewcomers(tx, shop.slug, batch)
      if (batch.length) await tx.run("select catalog_build(?, ?)", [shop.id, batch])
      return batch
    })
    if (!ids.length) return all
    all += ids.length
    last = ids.at(-1) ?? last
  }
}
