/** A tenant's catalog version, for statements of other modules. */
export const catalogVersionFunctions = [
  `
  create or replace function catalog_version(p_tenant text) returns bigint language sql stable as $$
    select coalesce(sum(n), 0)::bigint from catalog_change where tenant_id = p_tenant
  $$;
  `,
]
