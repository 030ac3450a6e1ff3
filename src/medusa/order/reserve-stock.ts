import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import type { SnapshotItem } from "../../domain/order-snapshot"
import { StockGone } from "./stock-gone"

/**
 * Locks the stock levels of all line items, in one fixed order so that two orders can't deadlock.
 * @throws StockGone with the first unavailable line item
 */
export async function lockStock(
  tx: TenantTx,
  locationId: string,
  items: readonly SnapshotItem[]
): Promise<void> {
  const lines = items.map((item) => ({ inventory_item_id: item.inventoryItemId, quantity: item.quantity }))
  const locked = await tx.first<{ gone: number | null }>("select medusa_lock_stock(?, ?::jsonb) as gone", [
    locationId,
    JSON.stringify(lines),
  ])
  const gone = items[locked?.gone ?? -1]
  if (gone) throw new StockGone(gone)
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
