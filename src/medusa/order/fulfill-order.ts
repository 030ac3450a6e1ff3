import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import type { Tenant } from "../../modules/tenant/tenant"
import type { MedusaLine } from "./read-order-state"

const raw = (amount: string): string => `jsonb_build_object('value', (${amount})::int::text, 'precision', 20)`

/** The order's fulfilments that aren't cancelled. */
const standing = `id in (select fulfillment_id from order_fulfillment where order_id = ? and deleted_at is null)
  and canceled_at is null`

/**
 * Fulfils the quantities that aren't packed yet, like Medusa's own fulfilment: reserved stock leaves the level, and the
 * parcel goes to the order's address. The stock levels must be locked.
 */
export async function packRest(
  tx: TenantTx,
  tenant: Tenant,
  orderId: string,
  lines: readonly MedusaLine[]
): Promise<void> {
  const rest = lines.filter((it) => it.quantity > it.fulfilled)
  if (!rest.length) return
  const fulfillment = newId("ful")
  await tx.run(
    `with recipient as (
       insert into fulfillment_address (id, company, first_name, last_name, address_1, address_2, city, country_code,
         province, postal_code, phone)
       select ?, a.company, a.first_name, a.last_name, a.address_1, a.address_2, a.city, a.country_code, a.province,
         a.postal_code, a.phone
       from "order" o join order_address a on a.id = o.shipping_address_id where o.id = ? returning id
     ), made as (
       insert into fulfillment (id, location_id, packed_at, data, requires_shipping, provider_id, shipping_option_id,
         delivery_address_id)
       select ?, ?, now(), '{}', true, s.provider_id, s.id, (select id from recipient)
       from shipping_option s where s.id = ? returning id
     )
     insert into order_fulfillment (id, order_id, fulfillment_id) select ?, ?, id from made`,
    [
      newId("fuladdr"),
      orderId,
      fulfillment,
      tenant.stockLocationId,
      tenant.shippingOptionId,
      newId("ordful"),
      orderId,
    ]
  )
  for (const line of rest) await packLine(tx, orderId, fulfillment, line)
}

async function packLine(tx: TenantTx, orderId: string, fulfillment: string, line: MedusaLine): Promise<void> {
  const count = line.quantity - line.fulfilled
  // Delete the reservation first: its trigger frees the reserved quantity on the level before the stock is reduced.
  const taken = await tx.rows<{ item: string; location: string; count: number }>(
    `update reservation_item set deleted_at = now(), updated_at = now() where line_item_id = ? and deleted_at is null
     returning inventory_item_id as item, location_id as location, quantity::int as count`,
    [line.lineId]
  )
  for (const it of taken) await moveShelf(tx, it, -it.count)
  await tx.run(
    `insert into fulfillment_item (id, title, sku, barcode, quantity, raw_quantity, line_item_id, inventory_item_id,
       fulfillment_id)
     select ?, coalesce(i.title, l.variant_title, l.title), coalesce(i.sku, l.variant_sku, ''),
       coalesce(l.variant_barcode, ''), ?::int, ${raw("?")}, l.id, i.id, ?
     from order_line_item l left join inventory_item i on i.id = ? where l.id = ?`,
    [newId("fulit"), count, count, fulfillment, taken[0]?.item ?? null, line.lineId]
  )
  await tx.run(
    `update order_item i set fulfilled_quantity = i.quantity, raw_fulfilled_quantity = ${raw("i.quantity")},
       updated_at = now() from "order" o where o.id = i.order_id and i.version = o.version and i.order_id = ?
       and i.item_id = ?`,
    [orderId, line.lineId]
  )
}

/** Adds to or reduces the stocked quantity. */
export const moveShelf = (
  tx: TenantTx,
  { item, location }: { item: string; location: string },
  count: number
) =>
  tx.run(
    `update inventory_level set stocked_quantity = stocked_quantity + ?::int,
       raw_stocked_quantity = ${raw("stocked_quantity + ?::int")}, updated_at = now()
     where inventory_item_id = ? and location_id = ? and deleted_at is null`,
    [count, count, item, location]
  )

/** Sets the state of every fulfilment of the order that isn't cancelled. Packed alone is no status of ours. */
export async function setJourney(
  tx: TenantTx,
  orderId: string,
  stage: "shipped" | "delivered"
): Promise<void> {
  const isThere = stage === "delivered"
  await tx.run(
    `update fulfillment set shipped_at = coalesce(shipped_at, now()), updated_at = now(),
       delivered_at = case when ?::boolean then coalesce(delivered_at, now()) end where ${standing}`,
    [isThere, orderId]
  )
  await tx.run(
    `update order_item i set shipped_quantity = i.fulfilled_quantity, raw_shipped_quantity = i.raw_fulfilled_quantity,
       delivered_quantity = case when ?::boolean then i.fulfilled_quantity else 0 end,
       raw_delivered_quantity = case when ?::boolean then i.raw_fulfilled_quantity else ${raw("0")} end, updated_at = now()
     from "order" o where o.id = i.order_id and i.version = o.version and i.order_id = ?`,
    [isThere, isThere, orderId]
  )
}

/** Cancels every fulfilment; nothing counts as packed or shipped. The caller handles the stock. */
export async function unpack(tx: TenantTx, orderId: string): Promise<void> {
  await tx.run(`update fulfillment set canceled_at = now(), updated_at = now() where ${standing}`, [orderId])
  await tx.run(
    `update order_item i set fulfilled_quantity = 0, shipped_quantity = 0, delivered_quantity = 0,
       raw_fulfilled_quantity = ${raw("0")}, raw_shipped_quantity = ${raw("0")},
       raw_delivered_quantity = ${raw("0")}, updated_at = now()
     from "order" o where o.id = i.order_id and i.version = o.version and i.order_id = ?`,
    [orderId]
  )
}

/** Writes courier and tracking as the label of each fulfilment that isn't cancelled. */
export async function setLabel(
  tx: TenantTx,
  orderId: string,
  { trackingNumber, trackingUrl }: { trackingNumber: string | null; trackingUrl: string | null }
): Promise<void> {
  await tx.run(
    `update fulfillment_label set deleted_at = now(), updated_at = now() where deleted_at is null
       and fulfillment_id in (select id from fulfillment where ${standing})`,
    [orderId]
  )
  if (trackingNumber === null && trackingUrl === null) return
  await tx.run(
    `insert into fulfillment_label (id, tracking_number, tracking_url, label_url, fulfillment_id)
     select ? || '_' || row_number() over (order by id), ?, ?, '', id from fulfillment where ${standing}`,
    [newId("fulla"), trackingNumber ?? "", trackingUrl ?? "", orderId]
  )
}
