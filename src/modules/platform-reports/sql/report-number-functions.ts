/** Reads of the reports that stones claim, inside the tenant's transaction. */
export const reportNumberFunctions = [
  `
  -- The stones that claim one report number, of the first numbers that several stones have.
  create or replace function tenant_repeated_reports(p_tenant text)
  returns table (key text, lab text, number text, name text) language plpgsql stable as $$
  begin
    return query
      with repeated as materialized (
        select g.report_number from gemstone g where g.tenant_id = p_tenant and g.report_number is not null
        group by g.report_number having count(*) > 1 order by g.report_number limit 50)
      select r.report_number, coalesce(g.facts->>'certificateLab', ''), g.facts->>'certificateNumber', e.name
      from repeated r join gemstone g on g.tenant_id = p_tenant and g.report_number = r.report_number
      join catalog_entry e on e.tenant_id = p_tenant and e.product_id = g.product_id
      order by r.report_number, e.created_at, e.product_id limit 500;
  end $$;
  `,
  `
  -- Names of stones with a report whose stock is above 1, at most four.
  create or replace function tenant_stocked_reports(p_tenant text)
  returns table (name text) language plpgsql stable as $$
  begin
    return query
      select e.name from catalog_entry e join gemstone g on g.tenant_id = p_tenant and g.product_id = e.product_id
      where e.tenant_id = p_tenant and e.stock > 1 and g.report_number is not null limit 4;
  end $$;
  `,
]
