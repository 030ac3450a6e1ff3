import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"

/** New quantities of an inventory item at the tenant's own location; undefined leaves one as it is. */
export interface LevelChange {
  item: string
  stocked?: number | undefined
  incoming?: number | undefined
}

export interface Level {
  item: string
  reserved: number
}

/** Locks levels in the order in which orders lock them. */
export const holdLevelsOf = (tx: TenantTx, locationId: string, items: readonly string[]): Promise<Level[]> =>
  tx.rows<Level>(
    `select inventory_item_id as item, reserved_quantity::int as reserved from inventory_level
     where location_id = ? and inventory_item_id = any(?) and deleted_at is null
     order by inventory_item_id for update`,
    [locationId, items]
  )

const rows = `jsonb_to_recordset(?::jsonb) as c(id text, item text, stocked int, incoming int)`
const rawOf = (amount: string): string =>
  `jsonb_build_object('value', (${amount})::int::text, 'precision', 20)`

/** Sets quantities. The levels must exist and be locked. */
export async function setLevels(
  tx: TenantTx,
  locationId: string,
  changes: readonly LevelChange[]
): Promise<void> {
  await tx.run(
    `update inventory_level l set stocked_quantity = coalesce(c.stocked, l.stocked_quantity),
       raw_stocked_quantity = ${rawOf("coalesce(c.stocked, l.stocked_quantity)")},
       incoming_quantity = coalesce(c.incoming, l.incoming_quantity),
       raw_incoming_quantity = ${rawOf("coalesce(c.incoming, l.incoming_quantity)")}, updated_at = now()
     from ${rows} where l.inventory_item_id = c.item and l.location_id = ? and l.deleted_at is null`,
    [JSON.stringify(changes), locationId]
  )
}

/** Inserts levels. @returns the number of inserted rows: an item has one level at a location */
export const addLevels = (
  tx: TenantTx,
  locationId: string,
  changes: readonly LevelChange[]
): Promise<number> =>
  tx.run(
    `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, reserved_quantity,
       incoming_quantity, raw_stocked_quantity, raw_reserved_quantity, raw_incoming_quantity)
     select c.id, c.item, ?, coalesce(c.stocked, 0), 0, coalesce(c.incoming, 0), ${rawOf("coalesce(c.stocked, 0)")},
       ${rawOf("0")}, ${rawOf("coalesce(c.incoming, 0)")}
     from ${rows} order by c.item
     on conflict (inventory_item_id, location_id) where deleted_at is null do nothing`,
    [locationId, JSON.stringify(changes.map((it) => ({ id: newId("ilev"), ...it })))]
  )
