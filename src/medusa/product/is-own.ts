/**
 * SQL condition: the product `p` belongs to a tenant. A deleted product belongs to the tenant that had it.
 * @param tenant the binding of the tenant's id
 */
export const isOwn = (tenant = "?"): string =>
  `exists (select 1 from product_sales_channel l join tenant t on t.sales_channel_id = l.sales_channel_id
    where l.product_id = p.id and t.id = ${tenant} and (l.deleted_at is null or p.deleted_at is not null))`
