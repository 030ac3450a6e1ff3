/** GST rates of products, for statements of other modules. */
export const gstRateFunctions = [
  `
  -- The rates of those of these products that have one of their own, as decimal text.
  create or replace function product_gst_rates(p_tenant text, p_products text[]) returns table (product_id text, gst_rate text)
  language sql stable as $$
    select e.product_id, e.gst_rate from catalog_entry e
    where e.tenant_id = p_tenant and e.product_id = any (p_products) and e.gst_rate is not null
  $$;
  `,
]
