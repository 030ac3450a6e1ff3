import type { TenantTx } from "../../db/with-tenant"

/** Two readings, since Medusa's index of a product's variants knows those that are there; deleted ones are few. */
const variants = ["is null", "is not null"]
  .map((deleted) => `select id from product_variant where product_id = any (?) and deleted_at ${deleted}`)
  .join(" union all ")

/**
 * Holds the stock of products until the transaction ends, in the sequence in which orders hold it: what is read after
 * this stays so.
 */
export const holdStockOf = (tx: TenantTx, productIds: readonly string[]): Promise<unknown> =>
  tx.rows(
    `select 1 from inventory_level l where l.deleted_at is null and l.inventory_item_id in (
       select link.inventory_item_id from product_variant_inventory_item link
       where link.variant_id in (${variants}) and link.deleted_at is null)
     order by l.inventory_item_id for update`,
    [productIds, productIds]
  )
