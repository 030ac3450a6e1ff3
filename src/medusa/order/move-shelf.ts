import type { TenantTx } from "../../db/with-tenant"

/** SQL of the form in which Medusa stores a whole number beside its column. */
export const raw = (amount: string): string =>
  `jsonb_build_object('value', (${amount})::int::text, 'precision', 20)`

/** An inventory item at a stock location. */
export interface Shelf {
  item: string
  location: string
}

/** Adds to or reduces the stocked quantity. */
export const moveShelf = (tx: TenantTx, { item, location }: Shelf, count: number) =>
  tx.run(
    `update inventory_level set stocked_quantity = stocked_quantity + ?::int,
       raw_stocked_quantity = ${raw("stocked_quantity + ?::int")}, updated_at = now()
     where inventory_item_id = ? and location_id = ? and deleted_at is null`,
    [count, count, item, location]
  )
