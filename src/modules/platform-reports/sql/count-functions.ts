/** The number of products and orders of some tenants, archived ones too. */
export const countFunctions = [
  `
  create or replace function tenant_counts(p_tenants text[])
  returns table (tenant text, products integer, orders integer) language plpgsql stable as $$
  begin
    return query
      select t.id, coalesce(sum(f.products), 0)::int, coalesce(sum(f.orders), 0)::int
      from unnest(p_tenants) t (id) left join tenant_figure f on f.tenant_id = t.id group by t.id;
  end $$;
  `,
]
