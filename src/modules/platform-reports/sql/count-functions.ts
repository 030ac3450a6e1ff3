/**
 * The number of products and orders of some tenants, archived ones too. Like `platform_figures()`, it enters them one
 * by one, so that every row is read under its own tenant's policy, and its body names tables that are created later.
 */
export const countFunctions = [
  `
  create or replace function tenant_counts(p_tenants text[])
  returns table (tenant text, products integer, orders integer) language plpgsql volatile as $$
  declare
    v_tenant text;
  begin
    foreach v_tenant in array p_tenants loop
      perform set_config('app.tenant_id', v_tenant, true);
      return query
        select v_tenant,
          (select count(*)::int from catalog_entry e where e.tenant_id = v_tenant),
          (select count(*)::int from shop_order s where s.tenant_id = v_tenant);
    end loop;
    perform set_config('app.tenant_id', '', true);
  end $$;
  `,
]
