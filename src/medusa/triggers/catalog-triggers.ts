type Followed = readonly [table: string, way: "product" | "price" | "row" | "variant"]

/**
 * Our own writes build the catalog entries themselves. The condition is checked before a row is queued for its trigger,
 * so it costs them next to nothing.
 */
const notOurs = "current_setting('ratna.catalog_writer', true) is distinct from 'on'"

const follow = (tables: readonly Followed[]): string[] =>
  tables.map(
    ([table, way]) => `
  create or replace trigger catalog_product_changed after insert or update or delete on "${table}"
    for each row when (${notOurs}) execute function catalog_product_changed('${way}');
  `
  )

/** Medusa creates its link tables after all modules' migrations, so these triggers have a script of their own. */
export const followLinks: string[] = follow([
  ["product_sales_channel", "row"],
  ["product_variant_price_set", "variant"],
  ["product_variant_inventory_item", "variant"],
])

/** Triggers that update the read model's queue when Medusa's tables change, in the same transaction. */
export const catalogTriggers = [
  `
  -- One step of the tenant's catalog version, at most once a transaction.
  create or replace function catalog_bump(p_tenant text) returns void language plpgsql as $$
  begin
    if current_setting('ratna.catalog_bumped', true) is distinct from p_tenant then
      insert into catalog_change (tenant_id) values (p_tenant);
      perform set_config('ratna.catalog_bumped', p_tenant, true);
    end if;
  end $$;
  `,
  `
  -- What can be bought now, whoever moved the stock: an order, a reservation, Medusa Admin.
  create or replace function catalog_stock_changed() returns trigger language plpgsql as $$
  declare
    v_level inventory_level := coalesce(new, old);
    v_stock integer := 0;
    v_tenant text;
  begin
    if tg_op <> 'DELETE' and v_level.deleted_at is null then
      v_stock := least(2147483647, greatest(0, floor(v_level.stocked_quantity - v_level.reserved_quantity)))::integer;
    end if;
    update catalog_entry set stock = v_stock
      where inventory_item_id = v_level.inventory_item_id and stock_location_id = v_level.location_id
        and stock <> v_stock
      returning tenant_id into v_tenant;
    if v_tenant is not null then
      perform catalog_bump(v_tenant);
    elsif not exists (select 1 from catalog_entry where inventory_item_id = v_level.inventory_item_id) then
      -- The entry may be being built just now, from rows that don't hold this change yet: it is built once more.
      insert into catalog_stale (product_id)
      select v.product_id from product_variant_inventory_item l join product_variant v on v.id = l.variant_id
      where l.inventory_item_id = v_level.inventory_item_id and l.deleted_at is null;
    end if;
    return null;
  end $$;
  create or replace trigger catalog_stock_changed after insert or delete on inventory_level
    for each row when (${notOurs}) execute function catalog_stock_changed();
  create or replace trigger catalog_stock_moved after update on inventory_level
    for each row when (${notOurs}
      and (old.stocked_quantity, old.reserved_quantity, old.deleted_at)
      is distinct from (new.stocked_quantity, new.reserved_quantity, new.deleted_at))
    execute function catalog_stock_changed();
  `,
  `
  -- Notes the product of a changed row, for its entry to be built again.
  create or replace function catalog_product_changed() returns trigger language plpgsql as $$
  declare
    v_row jsonb := to_jsonb(coalesce(new, old));
  begin
    insert into catalog_stale (product_id)
    select case tg_argv[0]
      when 'product' then v_row->>'id'
      when 'price' then (
        select v.product_id from product_variant_price_set l join product_variant v on v.id = l.variant_id
        where l.price_set_id = v_row->>'price_set_id' and l.deleted_at is null limit 1)
      when 'variant' then (select v.product_id from product_variant v where v.id = v_row->>'variant_id')
      else v_row->>'product_id' end as id
    where case tg_argv[0] when 'price' then exists (
        select 1 from product_variant_price_set l where l.price_set_id = v_row->>'price_set_id')
      when 'variant' then exists (select 1 from product_variant v where v.id = v_row->>'variant_id')
      else true end;
    return null;
  end $$;
  `,
  `
  -- Each product with every tenant that sells it or has its entry; without any, once with none.
  -- In plpgsql, whose body is not checked here: the links to sales channels are made after this.
  create or replace function catalog_sellers(p_products text[])
  returns table (product_id text, tenant jsonb)
  language plpgsql stable as $$
  begin
    return query
    select it.id, t.named
    from unnest(p_products) it(id)
    left join lateral (
      select jsonb_build_object('id', own.id, 'slug', own.slug) as named from (
        select o.id, o.slug from catalog_entry e join tenant o on o.id = e.tenant_id
        where e.product_id = it.id
        union
        select o.id, o.slug from product_sales_channel c join tenant o on o.sales_channel_id = c.sales_channel_id
        where c.product_id = it.id and c.deleted_at is null
      ) own
    ) t on true;
  end $$;
  `,
  ...follow([
    ["product", "product"],
    ["price", "price"],
    ["image", "row"],
    ["product_variant", "row"],
  ]),
]
