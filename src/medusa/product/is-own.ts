/** SQL condition: the product `p`, deleted or not, belongs to the tenant whose id is bound to `?`. */
export const isOwn = `exists (select 1 from product_sales_channel l join tenant t on t.sales_channel_id = l.sales_channel_id
  where l.product_id = p.id and t.id = ?)`
