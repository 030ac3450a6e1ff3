import { lockTimeout } from "../../../db/begin-tenant"

/** The functions that read and change an address in one round trip. */
export const addressFunctions = [
  `
  -- One of an account's addresses, or its default one when p_address is null, in one round trip: the function sets the
  -- tenant itself.
  create or replace function address_of(p_tenant text, p_account text, p_address text) returns setof address
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return query select * from address where tenant_id = p_tenant and account_id = p_account
      and case when p_address is null then is_default else id = p_address end;
  end $$;
  `,
  `
  -- Replaces an address, in a transaction of its own, and returns it; no row when it isn't the account's. The default
  -- stays the default until another address becomes it, so that there always is one.
  create or replace function address_update(p_tenant text, p_account text, p_id text, p_is_default boolean,
    p_full_name text, p_phone text, p_line1 text, p_line2 text, p_city text, p_state text, p_postal_code text,
    p_country text) returns setof address language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true), set_config('lock_timeout', '${lockTimeout}', true);
    perform pg_advisory_xact_lock(hashtextextended('address:' || p_tenant || ':' || p_account, 0));
    if p_is_default and exists (select from address
        where tenant_id = p_tenant and account_id = p_account and id = p_id) then
      update address set is_default = false
        where tenant_id = p_tenant and account_id = p_account and is_default and id <> p_id;
    end if;
    return query update address set is_default = is_default or p_is_default, full_name = p_full_name, phone = p_phone,
        line1 = p_line1, line2 = p_line2, city = p_city, state = p_state, postal_code = p_postal_code,
        country = p_country, updated_at = now()
      where tenant_id = p_tenant and account_id = p_account and id = p_id returning *;
  end $$;
  `,
]
