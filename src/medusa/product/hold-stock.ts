import type { TenantTx } from "../../db/with-tenant"

/**
 * Two queries, since Medusa's index of a product's variants covers only those that aren't deleted; deleted ones are
 * few.
 */
const variants = ["is null", "is not null"]
  .map((deleted) => `select id from product_variant where product_id = any (?) and deleted_at ${deleted}`)
  .join(" union all ")

/** Locks the stock of products until the transaction ends, in the same order as orders lock it. */
export const holdStockOf = (tx: TenantTx, productIds: readonly string[]): Promise<unknown> =>
  tx.rows(
    `select 1 from inventory_level l where l.deleted_at is null and l.inventory_item_id in (
       select link.inventory_item_id from product_variant_inventory_item link
       where link.variant_id in (${variants}) and link.deleted_at is null)
     order by l.inventory_item_id for update`,
    [productIds, productIds]
  )
