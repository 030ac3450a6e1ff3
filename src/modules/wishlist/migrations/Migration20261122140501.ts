import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** Wishlists: the stones that an account has saved. */
export class Migration20261122140501 extends Migration {
  override up(): void {
    this.addSql(`
      create table wishlist_entry (
        tenant_id text not null,
        account_id text not null,
        product_id text not null,
        id text not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, account_id, product_id)
      );
      ${enableRls("wishlist_entry")}

      -- An account's list with its stones as they are today, the latest first, in one round trip. A stone that the shop
      -- shows no longer is left out; its entry waits, in case the stone was only taken off for a while.
      create function wishlist_stones(p_tenant text, p_account text)
      returns table (id text, product_id text, slug text, name text, short_info text, images text[], type text,
        weight text, color text, price_paise bigint, stock integer)
      language plpgsql volatile as $$
      begin
        perform set_config('app.tenant_id', p_tenant, true);
        return query
          select w.id, e.product_id, e.slug, e.name, e.short_info, e.images, e.type, e.weight, e.color, e.price_paise,
            e.stock
          from wishlist_entry w
          join catalog_entry e on e.product_id = w.product_id and e.tenant_id = w.tenant_id and e.is_listed
          where w.tenant_id = p_tenant and w.account_id = p_account
          order by w.created_at desc, w.id desc;
      end $$;
    `)
  }

  override down(): void {
    this.addSql(`drop function if exists wishlist_stones; drop table if exists wishlist_entry;`)
  }
}
