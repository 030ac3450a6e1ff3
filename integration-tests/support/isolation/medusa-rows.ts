import { rows } from "../database"

/** Hashes a tenant's rows in Medusa's tables: products with prices and stock, carts, orders, customers, identities. */
export async function medusaRows(tenantId: string): Promise<string> {
  const parts = [
    `select p::text from product p join product_sales_channel l on l.product_id = p.id where l.sales_channel_id = t.sales_channel_id`,
    `select v::text from product_variant v join product_sales_channel l on l.product_id = v.product_id where l.sales_channel_id = t.sales_channel_id`,
    `select s::text from inventory_level s where s.location_id = t.stock_location_id`,
    `select r::text from reservation_item r where r.location_id = t.stock_location_id`,
    `select c::text from cart c where c.sales_channel_id = t.sales_channel_id`,
    `select i::text from cart_line_item i join cart c on c.id = i.cart_id where c.sales_channel_id = t.sales_channel_id`,
    `select o::text from "order" o where o.sales_channel_id = t.sales_channel_id`,
    `select c::text from customer c where c.metadata ->> 'tenant_id' = t.id`,
    `select i::text from provider_identity i where i.entity_id like t.id || ':%'`,
    `select k::text from api_key k where k.id = t.publishable_key_id`,
  ]
  const [found] = await rows<{ hash: string }>(
    `select md5(string_agg(x.it, E'\\n' order by x.it)) as hash from tenant t,
       lateral (${parts.join(" union all ")}) x(it) where t.id = $1`,
    [tenantId]
  )
  return found?.hash ?? ""
}
