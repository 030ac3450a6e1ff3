import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import type { Tenant } from "../../modules/tenant/tenant"
import { moveShelf, raw, type Shelf } from "./move-shelf"
import { moveProgress } from "./move-progress"
import type { MedusaLine } from "./read-order-state"

/** A quantity of a line item, in whole units. */
export interface LineCount {
  lineId: string
  count: number
}

interface Packing {
  tenant: Tenant
  orderId: string
  /** The user who packs it in Medusa Admin. */
  by?: string | null
}

/** Fulfils the quantities that aren't packed yet. The stock levels must be locked. */
export async function packRest(
  tx: TenantTx,
  tenant: Tenant,
  orderId: string,
  lines: readonly MedusaLine[]
): Promise<void> {
  const rest = lines
    .filter((it) => it.quantity > it.fulfilled)
    .map((it) => ({ lineId: it.lineId, count: it.quantity - it.fulfilled }))
  if (rest.length) await packLines(tx, { tenant, orderId }, rest)
}

/**
 * Makes one fulfilment of these quantities, like Medusa's own: reserved stock leaves the level, and the parcel goes to
 * the order's address. The stock levels must be locked.
 * @param lines by product, like the locks of the catalog's triggers
 * @returns the number of pieces that weren't reserved, for which no stock was taken
 */
export async function packLines(
  tx: TenantTx,
  { tenant, orderId, by = null }: Packing,
  lines: readonly LineCount[]
): Promise<number> {
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
         delivery_address_id, created_by)
       select ?, ?, now(), '{}', true, s.provider_id, s.id, (select id from recipient), ?
       from shipping_option s where s.id = ? returning id
     )
     insert into order_fulfillment (id, order_id, fulfillment_id) select ?, ?, id from made`,
    [
      newId("fuladdr"),
      orderId,
      fulfillment,
      tenant.stockLocationId,
      by,
      tenant.shippingOptionId,
      newId("ordful"),
      orderId,
    ]
  )
  let missing = 0
  for (const line of lines) missing += await packLine(tx, orderId, fulfillment, line)
  return missing
}

async function packLine(
  tx: TenantTx,
  orderId: string,
  fulfillment: string,
  { lineId, count }: LineCount
): Promise<number> {
  // Reduce the reservation first: its trigger frees the reserved quantity on the level before the stock is reduced.
  const taken = await takeReserved(tx, lineId, count)
  for (const it of taken) await moveShelf(tx, it, -it.count)
  await tx.run(
    `insert into fulfillment_item (id, title, sku, barcode, quantity, raw_quantity, line_item_id, inventory_item_id,
       fulfillment_id)
     select ?, coalesce(i.title, l.variant_title, l.title), coalesce(i.sku, l.variant_sku, ''),
       coalesce(l.variant_barcode, ''), ?::int, ${raw("?")}, l.id, i.id, ?
     from order_line_item l left join inventory_item i on i.id = ? where l.id = ?`,
    [newId("fulit"), count, count, fulfillment, taken[0]?.item ?? null, lineId]
  )
  await moveProgress(tx, orderId, "fulfilled", { lineId, count })
  return count - taken.reduce((sum, it) => sum + it.count, 0)
}

type Taken = Shelf & Record<"count", number>

/** Takes a quantity from the reservations of a line item. */
async function takeReserved(tx: TenantTx, lineId: string, count: number): Promise<Taken[]> {
  const held = await tx.rows<Taken & Record<"id", string>>(
    `select id, inventory_item_id as item, location_id as location, quantity::int as count from reservation_item
     where line_item_id = ? and deleted_at is null order by id for update`,
    [lineId]
  )
  const taken: Taken[] = []
  let left = count
  for (const it of held) {
    const part = Math.min(left, it.count)
    if (part === 0) break
    await tx.run(
      part === it.count
        ? "update reservation_item set deleted_at = now(), updated_at = now() where id = ?"
        : `update reservation_item set quantity = quantity - ${part}, raw_quantity = ${raw(`quantity - ${part}`)},
             updated_at = now() where id = ?`,
      [it.id]
    )
    taken.push({ item: it.item, location: it.location, count: part })
    left -= part
  }
  return taken
}
