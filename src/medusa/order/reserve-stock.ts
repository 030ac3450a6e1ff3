import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import type { SnapshotItem } from "../../domain/order-snapshot"
import { StockGone } from "./stock-gone"

/** Variant names on Medusa's order line items; missing names are left out. */
export interface VariantNames {
  variant_sku?: string
  variant_title?: string
  product_handle?: string
  product_description?: string
}

interface Level {
  inventory_item_id: string
  available: string
  variant_id: string | null
  names: VariantNames
}

/**
 * Locks the stock levels of all line items, in one fixed order so that two orders can't deadlock. Quantities are summed
 * per product first: checked separately, two line items of one product would oversell it.
 * @returns the names of the variants by id, which cost nothing more to read here
 * @throws StockGone with the first unavailable line item
 */
export async function lockStock(
  tx: TenantTx,
  locationId: string,
  items: readonly SnapshotItem[]
): Promise<ReadonlyMap<string, VariantNames>> {
  const levels = await tx.rows<Level>(
    `select l.inventory_item_id, l.stocked_quantity - l.reserved_quantity as available, v.id as variant_id,
       jsonb_strip_nulls(jsonb_build_object('variant_sku', v.sku, 'variant_title', v.title,
         'product_handle', p.handle, 'product_description', p.description)) as names
     from inventory_level l
     left join product_variant_inventory_item k on k.inventory_item_id = l.inventory_item_id
       and k.variant_id = any(?) and k.deleted_at is null
     left join product_variant v on v.id = k.variant_id
     left join product p on p.id = v.product_id
     where l.location_id = ? and l.inventory_item_id = any(?) and l.deleted_at is null
     order by l.inventory_item_id for update of l`,
    [items.map((it) => it.variantId), locationId, items.map((it) => it.inventoryItemId)]
  )
  const left = new Map(levels.map((it) => [it.inventory_item_id, Number(it.available)]))
  for (const item of items) {
    const available = (left.get(item.inventoryItemId) ?? 0) - item.quantity
    if (available < 0) throw new StockGone(item)
    left.set(item.inventoryItemId, available)
  }
  return new Map(levels.map((it) => [it.variant_id ?? "", it.names]))
}

/** Locks the stock levels of an order in the same order as `lockStock`, whatever stock is left. */
export const holdLevels = (tx: TenantTx, locationId: string, items: readonly SnapshotItem[]) =>
  tx.rows(
    `select 1 from inventory_level where location_id = ? and inventory_item_id = any(?) and deleted_at is null
     order by inventory_item_id for update`,
    [locationId, items.map((it) => it.inventoryItemId)]
  )

/**
 * Reserves the stock of the order's line items; triggers update the levels' sums. Ordered by product, since the
 * triggers lock catalog entries, and the catalog's rebuild locks them in that order too.
 */
export async function reserveStock(
  tx: TenantTx,
  locationId: string,
  items: readonly SnapshotItem[],
  lineIds: readonly string[]
): Promise<void> {
  const lines = items
    .map((item, index) => ({ item, lineId: lineIds[index] ?? "" }))
    .toSorted((a, b) => (a.item.productId < b.item.productId ? -1 : 1))
  await tx.run(
    `insert into reservation_item (id, line_item_id, location_id, inventory_item_id, quantity, raw_quantity, allow_backorder)
     select id, line, ?, item, quantity, jsonb_build_object('value', quantity::text, 'precision', 20), false
     from unnest(?::text[], ?::text[], ?::text[], ?::int[]) as it(id, line, item, quantity)`,
    [
      locationId,
      lines.map(() => newId("resitem")),
      lines.map((it) => it.lineId),
      lines.map((it) => it.item.inventoryItemId),
      lines.map((it) => it.item.quantity),
    ]
  )
}
