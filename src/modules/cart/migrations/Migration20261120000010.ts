import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** Maps an account to its open Medusa cart. */
export class Migration20261120000010 extends Migration {
  override up(): void {
    this.addSql(`
      create table open_cart (
        tenant_id text not null,
        account_id text not null,
        cart_id text not null,
        primary key (tenant_id, account_id)
      );
      ${enableRls("open_cart")}

      -- The open cart with its products as they are today, in one round trip. A product that is no longer sold has no
      -- line in it.
      create function cart_lines(p_tenant text, p_account text)
      returns table (line_id text, cart_id text, quantity integer, product_id text, variant_id text,
        inventory_item_id text, slug text, name text, short_info text, images text[], type text, weight text, color text,
        price_paise bigint, stock integer, hsn_code text)
      language plpgsql volatile as $$
      begin
        perform set_config('app.tenant_id', p_tenant, true);
        return query
          select l.id, l.cart_id, l.quantity, e.product_id, e.variant_id, e.inventory_item_id, e.slug, e.name,
            e.short_info, e.images, e.type, e.weight, e.color, e.price_paise, e.stock, e.hsn_code
          from open_cart o
          join cart_line_item l on l.cart_id = o.cart_id and l.deleted_at is null
          join catalog_entry e on e.product_id = l.product_id and e.tenant_id = o.tenant_id and e.is_listed
          where o.tenant_id = p_tenant and o.account_id = p_account
          order by l.created_at, l.id;
      end $$;
    `)
  }

  override down(): void {
    this.addSql(`drop function if exists cart_lines; drop table if exists open_cart;`)
  }
}
