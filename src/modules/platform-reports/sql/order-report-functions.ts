/** Reads across the tables of orders, invoices and refunds, inside the tenant's transaction. */
export const orderReportFunctions = [
  `
  -- Cancelled orders that are not fully credited, latest invoice first; only sales of a tenant that was registered.
  create or replace function tenant_uncredited_orders(p_tenant text, p_limit integer, p_offset integer)
  returns table (
    order_id text, order_number text, invoice_number text, issued_at timestamptz, total bigint, credited bigint,
    count integer
  ) language plpgsql stable as $$
  begin
    return query
      select it.*, (count(*) over ())::int from (
        select o.order_id, o.order_number, i.number, i.issued_at, o.total_paise::bigint as total,
          coalesce((select sum(r.amount_paise) from order_refund r
            where r.tenant_id = p_tenant and r.order_id = o.order_id and r.state = 'done'), 0)::bigint as credited
        from shop_order o join invoice i on i.tenant_id = p_tenant and i.order_id = o.order_id
        where o.tenant_id = p_tenant and o.status = 'CANCELLED'
          and coalesce(o.snapshot->'tax'->>'registered', 'true') = 'true') it
      where it.credited < it.total order by it.issued_at desc, it.order_id limit p_limit offset p_offset;
  end $$;
  `,
]
