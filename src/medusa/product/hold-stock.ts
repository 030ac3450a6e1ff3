import type { TenantTx } from "../../db/with-tenant"

/**
 * Holds the stock of products until the transaction ends, in the sequence in which orders hold it: what is read after
 * this stays so.
 */
export const holdStockOf = (tx: TenantTx, productIds: readonly string[]): Promise<unknown> =>
  tx.rows(
    `select 1 from inventory_level l where l.deleted_at is null and l.inventory_item_id in (
       select link.inventory_item_id from product_variant_inventory_item link
       join product_variant v on v.id = link.variant_id
       where v.product_id = any (?) and link.deleted_at is null)
     order by l.inventory_item_id for update`,
    [productIds]
  )
