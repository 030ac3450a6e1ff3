/** The function that reads a wishlist in one round trip. */
export const wishlistFunctions = [
  // PostgreSQL can't replace a function whose columns have changed.
  "drop function if exists wishlist_stones(text, text);",
  `
  -- An account's list with its stones as they are today, the latest first, in one round trip. A stone that the shop
  -- shows no longer is left out; its entry waits, in case the stone was only taken off for a while.
  create or replace function wishlist_stones(p_tenant text, p_account text)
  returns table (id text, product_id text, slug text, name text, short_info text, images text[], type text,
    weight text, color text, price_paise bigint, stock integer, is_featured boolean, gst_rate text)
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return query
      select w.id, e.product_id, e.slug, e.name, e.short_info, e.images, e.type, e.weight, e.color, e.price_paise,
        e.stock, e.is_featured, e.gst_rate
      from wishlist_entry w
      join catalog_entry e on e.product_id = w.product_id and e.tenant_id = w.tenant_id and e.is_listed
      where w.tenant_id = p_tenant and w.account_id = p_account
      order by w.created_at desc, w.id desc;
  end $$;
  `,
]
