import type { TenantTx } from "../../db/with-tenant"

/** The picture URLs of a tenant's products, including deleted ones, which can be restored, and of its orders' lines. */
export async function pictureUrls(tx: TenantTx): Promise<string[]> {
  const rows = await tx.rows<{ url: string }>(
    `with own as (
       select l.product_id from product_sales_channel l join tenant t on t.sales_channel_id = l.sales_channel_id
       where t.id = ?)
     select i.url from own join image i using (product_id)
     union select p.thumbnail from own join product p on p.id = own.product_id where p.thumbnail is not null
     union select li.thumbnail from tenant t join "order" o on o.sales_channel_id = t.sales_channel_id
       join order_item oi on oi.order_id = o.id join order_line_item li on li.id = oi.item_id
       where t.id = ? and li.thumbnail is not null`,
    [tx.tenantId, tx.tenantId]
  )
  return rows.map((row) => row.url)
}
