/**
 * A tenant's setup checklist, up to its first sale. The function sets the tenant itself, so that the platform's list
 * reads many in one round trip and each row is read under its own tenant's policy. In plpgsql, like the figures. Rates
 * and fees have defaults from the start, so the steps that only the tenant can do are its GST number, its dispatch
 * address and its return window, which has a default too but is a promise that the tenant should make itself.
 */
export const checklistFunctions = [
  // PostgreSQL can't replace a function whose columns have changed.
  "drop function if exists tenant_checklist(text);",
  `
  create or replace function tenant_checklist(p_tenant text) returns table (
    logo boolean, product boolean, payment boolean, tax boolean, shipping boolean, returns boolean,
    contact boolean, admin boolean, domain boolean
  ) language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return query
      -- As contactOf has it: the tenant's own text, else its brand.
      with given as (
        select k from unnest(array['email', 'phone', 'address']) k
        where exists (select 1 from tenant b where b.id = p_tenant and btrim(coalesce(b.contact->>k, '')) <> '')
          or exists (select 1 from content_entry c where c.tenant_id = p_tenant and c.key = 'contact_' || k
            and btrim(c.value) <> ''))
      select t.logo is not null,
        exists (select 1 from catalog_entry e where e.tenant_id = p_tenant and e.is_listed and e.images <> '{}'),
        t.payment_key_id is not null and t.payment_secrets is not null,
        btrim(coalesce(t.company->>'gst', '')) <> ''
          or exists (select 1 from setting s where s.tenant_id = p_tenant
            and (s.key = 'invoice_gstin' and s.value <> '' or s.key = 'gst_registered' and s.value = 'false')),
        (select count(*) = 1 from given where k = 'address'),
        exists (select 1 from setting s where s.tenant_id = p_tenant and s.key = 'return_window_days'
          and s.value <> ''),
        (select count(*) = 2 from given where k in ('email', 'phone')),
        exists (select 1 from account a where a.tenant_id = p_tenant and a.role = 'ADMIN' and a.is_email_verified),
        exists (select 1 from tenant_host h where h.tenant_id = p_tenant and h.is_primary and h.status = 'verified')
      from tenant t where t.id = p_tenant;
  end $$;
  `,
  "drop function if exists tenant_tax_facts(text);",
  `
  -- The data on which the warnings about a tenant's taxes depend. In a transaction of that tenant.
  create or replace function tenant_tax_facts(p_tenant text)
  returns table (settings jsonb, brand_gst text, rates jsonb, without_hsn jsonb) language plpgsql volatile as $$
  begin
    return query
      select setting_values(t.id), nullif(btrim(t.company->>'gst'), ''), to_jsonb(r),
        (select jsonb_agg(it) from (
          select e.type, count(*)::integer as count from catalog_entry e
          where e.tenant_id = t.id and e.is_listed and coalesce(e.hsn_code, '') = '' group by e.type order by e.type) it)
      from tenant t cross join lateral tenant_rates(t.id) r where t.id = p_tenant;
  end $$;
  `,
]
