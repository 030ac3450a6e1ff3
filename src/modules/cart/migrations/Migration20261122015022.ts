import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const linesOf = (more: { columns: string; values: string; joins: string }): string => `
  drop function if exists cart_lines;
  create function cart_lines(p_tenant text, p_account text)
  returns table (line_id text, cart_id text, quantity integer, product_id text, variant_id text,
    inventory_item_id text, slug text, name text, short_info text, images text[], type text, weight text, color text,
    price_paise bigint, stock integer, hsn_code text${more.columns})
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return query
      select l.id, l.cart_id, l.quantity, e.product_id, e.variant_id, e.inventory_item_id, e.slug, e.name,
        e.short_info, e.images, e.type, e.weight, e.color, e.price_paise, e.stock, e.hsn_code${more.values}
      from open_cart o
      join cart_line_item l on l.cart_id = o.cart_id and l.deleted_at is null
      join catalog_entry e on e.product_id = l.product_id and e.tenant_id = o.tenant_id and e.is_listed
      ${more.joins}
      where o.tenant_id = p_tenant and o.account_id = p_account
      order by l.created_at, l.id;
  end $$;`

/** Cart line items include the stone's origin and gem facts, so that an order keeps them as sold. */
export class Migration20261122015022 extends Migration {
  override up(): void {
    this.addSql(
      linesOf({
        columns: ", origin text, facts jsonb",
        values: ", e.origin, coalesce(g.facts, '{}')",
        joins: "left join gemstone g on g.tenant_id = o.tenant_id and g.product_id = e.product_id",
      })
    )
  }

  override down(): void {
    this.addSql(linesOf({ columns: "", values: "", joins: "" }))
  }
}
