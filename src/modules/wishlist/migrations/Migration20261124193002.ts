import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const columns = `id text, product_id text, slug text, name text, short_info text, images text[], type text,
  weight text, color text, price_paise bigint, stock integer, is_featured boolean`
const values = `w.id, e.product_id, e.slug, e.name, e.short_info, e.images, e.type, e.weight, e.color, e.price_paise,
  e.stock, e.is_featured`

const stones = (returned: string, selected: string): string => `
  drop function if exists wishlist_stones(text, text);
  -- An account's list with its stones as they are today, the latest first, in one round trip. A stone that the shop
  -- shows no longer is left out; its entry waits, in case the stone was only taken off for a while.
  create function wishlist_stones(p_tenant text, p_account text)
  returns table (${returned})
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return query
      select ${selected}
      from wishlist_entry w
      join catalog_entry e on e.product_id = w.product_id and e.tenant_id = w.tenant_id and e.is_listed
      where w.tenant_id = p_tenant and w.account_id = p_account
      order by w.created_at desc, w.id desc;
  end $$;
`

/** Adds a stone's own GST rate to the stones of a wishlist. */
export class Migration20261124193002 extends Migration {
  override up(): void {
    this.addSql(stones(`${columns}, gst_rate text`, `${values}, e.gst_rate`))
  }

  override down(): void {
    this.addSql(stones(columns, values))
  }
}
