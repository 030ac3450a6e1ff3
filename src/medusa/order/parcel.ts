import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { moveProgress } from "./move-progress"
import { moveShelf, raw } from "./move-shelf"

interface ParcelItem {
  lineId: string
  inventoryItemId: string | null
  count: number
}

/** One fulfilment of an order. */
export interface Parcel {
  id: string
  orderId: string
  location: string
  isCancelled: boolean
  isShipped: boolean
  isDelivered: boolean
  items: ParcelItem[]
}

export interface Label {
  tracking_number: string
  tracking_url: string
  label_url: string
}

/** Reads a fulfilment of an order, its items by product, and locks it until the transaction ends. */
export const holdParcel = (tx: TenantTx, orderId: string, id: string): Promise<Parcel | undefined> =>
  tx.first<Parcel>(
    `select f.id, l.order_id as "orderId", f.location_id as location, f.canceled_at is not null as "isCancelled",
       f.shipped_at is not null as "isShipped", f.delivered_at is not null as "isDelivered",
       (select coalesce(jsonb_agg(jsonb_build_object('lineId', i.line_item_id, 'inventoryItemId', i.inventory_item_id,
           'count', i.quantity::int) order by o.product_id, i.id), '[]')
         from fulfillment_item i left join order_line_item o on o.id = i.line_item_id
         where i.fulfillment_id = f.id and i.deleted_at is null) as items
     from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
     where l.order_id = ? and f.id = ? and l.deleted_at is null and f.deleted_at is null for update of f`,
    [orderId, id]
  )

/** Cancels a fulfilment: its pieces are in stock again, and reserved for their order. The levels must be locked. */
export async function unpackParcel(tx: TenantTx, { id, orderId, location, items }: Parcel): Promise<void> {
  await tx.run("update fulfillment set canceled_at = now(), updated_at = now() where id = ?", [id])
  for (const { lineId, inventoryItemId, count } of items) {
    await moveProgress(tx, orderId, "fulfilled", { lineId, count: -count })
    if (inventoryItemId === null) continue
    await moveShelf(tx, { item: inventoryItemId, location }, count)
    await reserveAgain(tx, { lineId, inventoryItemId, location, count })
  }
}

async function reserveAgain(
  tx: TenantTx,
  { lineId, inventoryItemId, location, count }: ParcelItem & Record<"location", string>
): Promise<void> {
  const isRaised = await tx.run(
    `update reservation_item set quantity = quantity + ?::int, raw_quantity = ${raw("quantity + ?::int")},
       updated_at = now()
     where id = (select id from reservation_item where line_item_id = ? and inventory_item_id = ? and location_id = ?
       and deleted_at is null order by id limit 1)`,
    [count, count, lineId, inventoryItemId, location]
  )
  if (isRaised) return
  await tx.run(
    `insert into reservation_item (id, line_item_id, location_id, inventory_item_id, quantity, raw_quantity,
       allow_backorder)
     values (?, ?, ?, ?, ?::int, ${raw("?")}, false)`,
    [newId("resitem"), lineId, location, inventoryItemId, count, count]
  )
}

/** Marks a fulfilment as shipped, with its labels. @param by the user who ships it */
export async function shipParcel(
  tx: TenantTx,
  { id, orderId, items }: Parcel,
  { labels, by }: { labels: readonly Label[]; by: string | null }
): Promise<void> {
  await tx.run(
    "update fulfillment set shipped_at = now(), marked_shipped_by = ?, updated_at = now() where id = ?",
    [by, id]
  )
  for (const label of labels)
    await tx.run(
      `insert into fulfillment_label (id, tracking_number, tracking_url, label_url, fulfillment_id)
       values (?, ?, ?, ?, ?)`,
      [newId("fulla"), label.tracking_number, label.tracking_url, label.label_url, id]
    )
  for (const item of items) await moveProgress(tx, orderId, "shipped", item)
}

/** Marks a fulfilment as delivered. One that wasn't marked as shipped is shipped too. */
export async function deliverParcel(tx: TenantTx, parcel: Parcel, by: string | null): Promise<void> {
  const { id, orderId, items } = parcel
  if (!parcel.isShipped) await shipParcel(tx, parcel, { labels: [], by })
  await tx.run("update fulfillment set delivered_at = now(), updated_at = now() where id = ?", [id])
  for (const item of items) await moveProgress(tx, orderId, "delivered", item)
}
