import type { TenantTx } from "../../../db/with-tenant"
import { newId } from "../../../lib/ids"
import type { SnapshotItem } from "../../../lib/order-snapshot"
import { StockGone } from "./stock-gone"

type Level = { inventory_item_id: string; available: string }

/**
 * Locks the levels of everything in the order, in one fixed sequence so that two orders can't wait for each other.
 * Quantities are summed per stone first: checked line by line, two lines of one stone would oversell it.
 * @throws StockGone naming the first line that can't be had
 */
export async function lockStock(
  tx: TenantTx,
  locationId: string,
  items: readonly SnapshotItem[]
): Promise<void> {
  const levels = await tx.rows<Level>(
    `select inventory_item_id, stocked_quantity - reserved_quantity as available from inventory_level
     where location_id = ? and inventory_item_id = any(?) and deleted_at is null
     order by inventory_item_id for update`,
    [locationId, items.map((it) => it.inventoryItemId)]
  )
  const left = new Map(levels.map((it) => [it.inventory_item_id, Number(it.available)]))
  for (const item of items) {
    const available = (left.get(item.inventoryItemId) ?? 0) - item.quantity
    if (available < 0) throw new StockGone(item)
    left.set(item.inventoryItemId, available)
  }
}

/** Takes the stock for the order's lines; the levels' own sums follow by trigger. */
export async function reserveStock(
  tx: TenantTx,
  locationId: string,
  items: readonly SnapshotItem[],
  lineIds: readonly string[]
): Promise<void> {
  await tx.run(
    `insert into reservation_item (id, line_item_id, location_id, inventory_item_id, quantity, raw_quantity, allow_backorder)
     select id, line, ?, item, quantity, jsonb_build_object('value', quantity::text, 'precision', 20), false
     from unnest(?::text[], ?::text[], ?::text[], ?::int[]) as it(id, line, item, quantity)`,
    [
      locationId,
      items.map(() => newId("resitem")),
      [...lineIds],
      items.map((it) => it.inventoryItemId),
      items.map((it) => it.quantity),
    ]
  )
}
