import { lockTimeout } from "../../../db/begin-tenant"

/** The functions that read and change a wishlist in one round trip. */
export const wishlistFunctions = [
  // PostgreSQL can't replace a function whose columns have changed.
  "drop function if exists wishlist_stones(text, text);",
  `
  -- An account's list with its stones as the catalog has them today (JSON), the latest first, in one round trip. Unlisted
  -- products are omitted; their entries are kept.
  create or replace function wishlist_stones(p_tenant text, p_account text)
  returns table (id text, product text)
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return query
      select w.id, '{"stock":' || e.stock || ',' || b.body
      from wishlist_entry w
      join catalog_entry e on e.product_id = w.product_id and e.tenant_id = w.tenant_id and e.is_listed
      join catalog_body b on b.product_id = e.product_id
      where w.tenant_id = p_tenant and w.account_id = p_account
      order by w.created_at desc, w.id desc;
  end $$;
  `,
  // PostgreSQL can't replace a function whose columns have changed.
  "drop function if exists wishlist_add(text, text, text, text, integer);",
  `
  -- Adds a stone to an account's list, in a transaction of its own, and returns the entry with its stone. An entry that
  -- was there already isn't new. A stone that the tenant doesn't show returns no row; a full list returns one without id.
  create function wishlist_add(p_tenant text, p_account text, p_product text, p_id text, p_max integer)
  returns table (is_new boolean, id text, product text)
  language plpgsql volatile as $$
  declare
    v_id text;
    v_is_new boolean := false;
  begin
    perform set_config('app.tenant_id', p_tenant, true), set_config('lock_timeout', '${lockTimeout}', true);
    if not exists (select from catalog_entry e
        where e.tenant_id = p_tenant and e.product_id = p_product and e.is_listed) then
      return;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('wishlist:' || p_tenant || ':' || p_account, 0));
    select w.id into v_id from wishlist_entry w
      where w.tenant_id = p_tenant and w.account_id = p_account and w.product_id = p_product;
    if v_id is null and (select count(*) from wishlist_stones(p_tenant, p_account)) < p_max then
      v_id := p_id;
      v_is_new := true;
      insert into wishlist_entry (tenant_id, account_id, product_id, id) values (p_tenant, p_account, p_product, v_id);
    end if;
    return query
      select v_is_new, v_id, '{"stock":' || e.stock || ',' || b.body
      from catalog_entry e join catalog_body b on b.product_id = e.product_id
      where e.tenant_id = p_tenant and e.product_id = p_product;
  end $$;
  `,
  `
  -- Removes a stone from an account's list, in a transaction of its own.
  create or replace function wishlist_remove(p_tenant text, p_account text, p_product text) returns void
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true), set_config('lock_timeout', '${lockTimeout}', true);
    delete from wishlist_entry where tenant_id = p_tenant and account_id = p_account and product_id = p_product;
  end $$;
  `,
]
