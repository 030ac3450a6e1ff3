import type { OrderStatus } from "../../contract/order"
import type { TenantTx } from "../../db/with-tenant"

/**
 * Fulfilment progress of Medusa's order. `open`: nothing is shipped. `partly`: some of it is shipped, for which we have
 * no status.
 */
export type Journey = "cancelled" | "open" | "partly" | "shipped" | "delivered"

interface JourneyRow {
  cancelled: boolean
  packed: boolean
  fulfilments: number
  sent: number
  delivered: number
  tracking_number: string | null
  tracking_url: string | null
}

export interface MedusaJourney {
  journey: Journey
  trackingNumber: string | null
  trackingUrl: string | null
}

/** Reads the progress from Medusa's rows: shipped and delivered only if all of the order is. */
export async function readJourney(tx: TenantTx, orderId: string): Promise<MedusaJourney> {
  const row = await tx.first<JourneyRow>(
    `with standing as (
       select f.id, f.shipped_at, f.delivered_at from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
       where l.order_id = ? and l.deleted_at is null and f.canceled_at is null and f.deleted_at is null
     ), label as (
       select b.tracking_number, b.tracking_url from fulfillment_label b join standing on standing.id = b.fulfillment_id
       where b.deleted_at is null order by b.created_at desc, b.id limit 1
     )
     select o.canceled_at is not null as cancelled,
       not exists (select 1 from order_item i where i.order_id = o.id and i.version = o.version
         and i.deleted_at is null and i.fulfilled_quantity < i.quantity) as packed,
       (select count(*)::int from standing) as fulfilments,
       (select count(*)::int from standing where coalesce(shipped_at, delivered_at) is not null) as sent,
       (select count(*)::int from standing where delivered_at is not null) as delivered,
       (select tracking_number from label), (select tracking_url from label)
     from "order" o where o.id = ?`,
    [orderId, orderId]
  )
  if (!row) throw new Error(`Medusa has no order ${orderId}`)
  return {
    journey: journeyOf(row),
    trackingNumber: row.tracking_number?.trim().slice(0, 100) || null,
    trackingUrl: linkOf(row.tracking_url),
  }
}

function journeyOf({ cancelled, packed, fulfilments: fulfillments, sent, delivered }: JourneyRow): Journey {
  if (cancelled) return "cancelled"
  if (sent === 0) return "open"
  if (!packed || sent < fulfillments) return "partly"
  return delivered === fulfillments ? "delivered" : "shipped"
}

/** Medusa Admin accepts any text as a link; the shopper gets web addresses only. */
const linkOf = (text: string | null): string | null =>
  text && text.length <= 500 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null

/** The matching order status. An order of which nothing is shipped stays PENDING, or is PAID. */
export function statusOf(journey: Journey, now: OrderStatus): OrderStatus {
  switch (journey) {
    case "cancelled":
      return "CANCELLED"
    case "delivered":
      return "DELIVERED"
    case "shipped":
      return "SHIPPED"
    case "partly":
      return now
    case "open":
      return now === "PENDING" ? "PENDING" : "PAID"
  }
}
