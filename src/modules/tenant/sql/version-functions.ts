/** Versions of the registry and of tenants' texts, settings and FAQs. */
export const versionFunctions = [
  `
  -- Differs after a failover, a restart and a restore, after which version numbers can repeat. A plain role can read
  -- both parts (ADR 0027): a standby has its own start time, and a restored table its own file.
  create or replace function data_timeline() returns text language sql stable as $$
    select (extract(epoch from pg_postmaster_start_time()) * 1000000)::bigint || '-'
      || pg_relation_filenode('registry_version')
  $$;
  `,
  `
  -- The version of the registry with its timeline.
  create or replace function registry_stamp() returns text language sql stable as $$
    select data_timeline() || '.' || coalesce((select n from registry_version), 0)
  $$;
  `,
  `
  -- One step of the tenant's site version, at most once a transaction.
  create or replace function site_bump(p_tenant text) returns void language plpgsql as $$
  begin
    if current_setting('ratna.site_bumped', true) is distinct from p_tenant then
      insert into site_change (tenant_id) values (p_tenant);
      perform set_config('ratna.site_bumped', p_tenant, true);
    end if;
  end $$;
  `,
  `
  create or replace function site_version(p_tenant text) returns bigint language sql stable as $$
    select coalesce(sum(n), 0)::bigint from site_change where tenant_id = p_tenant
  $$;
  `,
]
