import { rows } from "./database"

/** Ids of one tenant's rows in Medusa, by the row kinds that the rules of Medusa Admin name. */
export type MedusaIds = Record<
  | "product"
  | "variant"
  | "inventory"
  | "level"
  | "order"
  | "payment"
  | "fulfilment"
  | "reservation"
  | "customer"
  | "channel"
  | "location"
  | "shipping option"
  | "line",
  string
>

/** @param orderId a packed order of one of the tenant's products; another order is still unpacked */
export async function idsInMedusa(tenantId: string, orderId: string): Promise<MedusaIds> {
  const [found] = await rows<MedusaIds>(
    `select t.sales_channel_id as channel, t.stock_location_id as location, t.shipping_option_id as "shipping option",
       o.id as order, o.customer_id as customer, l.product_id as product, l.variant_id as variant, l.id as line,
       i.inventory_item_id as inventory, v.id as level, pay.id as payment, f.fulfillment_id as fulfilment,
       (select r.id from reservation_item r where r.location_id = t.stock_location_id and r.deleted_at is null limit 1)
         as reservation
     from tenant t join "order" o on o.sales_channel_id = t.sales_channel_id
     join order_item oi on oi.order_id = o.id join order_line_item l on l.id = oi.item_id
     join product_variant_inventory_item i on i.variant_id = l.variant_id
     join inventory_level v on v.inventory_item_id = i.inventory_item_id
     join order_payment_collection opc on opc.order_id = o.id
     join payment pay on pay.payment_collection_id = opc.payment_collection_id
     join order_fulfillment f on f.order_id = o.id
     where t.id = $1 and o.id = $2`,
    [tenantId, orderId]
  )
  if (!found) throw new Error("the order has no parcel yet")
  return found
}

/** Returns every row of Medusa that a request could change for a tenant. */
export const medusaRows = ({ channel, location, customer }: MedusaIds) =>
  rows(
    `select 'product' as of, to_jsonb(p) as it from product p join product_sales_channel l on l.product_id = p.id
       where l.sales_channel_id = $1
     union all select 'variant', to_jsonb(v) from product_variant v
       join product_sales_channel l on l.product_id = v.product_id where l.sales_channel_id = $1
     union all select 'price', to_jsonb(pr) from price pr join product_variant_price_set s on s.price_set_id = pr.price_set_id
       join product_variant v on v.id = s.variant_id join product_sales_channel l on l.product_id = v.product_id
       where l.sales_channel_id = $1
     union all select 'image', to_jsonb(i) from image i join product_sales_channel l on l.product_id = i.product_id
       where l.sales_channel_id = $1
     union all select 'level', to_jsonb(v) from inventory_level v where v.location_id = $2
     union all select 'order', to_jsonb(o) from "order" o where o.sales_channel_id = $1
     union all select 'fulfilment', to_jsonb(f) from fulfillment f join order_fulfillment l on l.fulfillment_id = f.id
       join "order" o on o.id = l.order_id where o.sales_channel_id = $1
     union all select 'payment', to_jsonb(p) from payment p
       join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
       join "order" o on o.id = l.order_id where o.sales_channel_id = $1
     union all select 'customer', to_jsonb(c) from customer c where c.id = $3
     order by 1, 2`,
    [channel, location, customer]
  )
