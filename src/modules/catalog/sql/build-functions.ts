import { maxPrice, minPrice } from "../../../contract/rules/price"
import { choiceFilters, rangeFilters } from "../../../contract/stone-fields/filters"
import { factsOf, onTheWire, plainTexts, searched } from "./field-sql"

/** Builds catalog entries from Medusa's and our own tables. Nothing else defines how an entry is built. */
export const buildFunctions = [
  `
  -- Builds the entries of these products of one tenant, inside of that tenant's transaction.
  create or replace function catalog_build(p_tenant text, p_products text[]) returns void language plpgsql as $$
  begin
    -- Lock before reading: a concurrent stock change then waits and writes later.
    perform 1 from catalog_entry where product_id = any (p_products) order by product_id for update;

    delete from catalog_entry e where e.tenant_id = p_tenant and e.product_id = any (p_products)
      and not exists (
        select 1 from product p
        join product_sales_channel c on c.product_id = p.id and c.deleted_at is null
        join tenant t on t.id = p_tenant and t.sales_channel_id = c.sales_channel_id
        join product_variant v on v.product_id = p.id and v.deleted_at is null
        where p.id = e.product_id and p.deleted_at is null);

    insert into catalog_entry as e (
      product_id, tenant_id, price_paise, stock, is_listed, is_featured, created_at, type, color, origin, name_key,
      slug, variant_id, inventory_item_id, stock_location_id, name, short_info, weight, images, hsn_code,
      gst_rate, choice_facts, range_facts, search)
    select
      p.id, p_tenant, coalesce(money.paise, 0), coalesce(store.stock, 0),
      p.status = 'published' and coalesce(money.paise, 0) >= ${minPrice * 100}, g.is_featured, p.created_at, g.type, g.color, g.origin,
      lower(unaccent(left(p.title, 200))), g.slug, v.id, store.inventory_item_id, t.stock_location_id, p.title, g.short_info,
      g.weight, pictures.urls, g.facts->>'hsnCode', g.facts->>'gstRate', ${factsOf(choiceFilters)},
      ${factsOf(rangeFilters)},
      ${searched}
    -- Begins with these few: planned for any list of ids, it would begin with all that the tenant sells.
    from (select distinct unnest(p_products) as id) wanted
    join product p on p.id = wanted.id and p.deleted_at is null
    join tenant t on t.id = p_tenant
    join gemstone g on g.tenant_id = p_tenant and g.product_id = p.id
    join lateral (
      select it.id from product_variant it where it.product_id = p.id and it.deleted_at is null
      order by it.variant_rank, it.created_at, it.id limit 1
    ) v on true
    left join lateral (
      -- An amount that is no price leaves the product off sale, and must not keep the others' entries from being built.
      select case when it.amount between 0 and ${maxPrice} then round(it.amount * 100)::bigint end as paise
      from product_variant_price_set l join price it on it.price_set_id = l.price_set_id
      where l.variant_id = v.id and l.deleted_at is null and it.deleted_at is null and it.currency_code = 'inr'
        and it.price_list_id is null and it.rules_count = 0 and coalesce(it.min_quantity, 1) <= 1
      order by it.created_at, it.id limit 1
    ) money on true
    left join lateral (
      select l.inventory_item_id,
        least(2147483647, greatest(0, floor(level.stocked_quantity - level.reserved_quantity)))::integer as stock
      from product_variant_inventory_item l
      left join inventory_level level on level.inventory_item_id = l.inventory_item_id
        and level.location_id = t.stock_location_id and level.deleted_at is null
      where l.variant_id = v.id and l.deleted_at is null order by l.created_at, l.id limit 1
    ) store on true
    cross join lateral (
      -- What Medusa Admin uploaded carries the server's own origin; the tenants serve it under theirs.
      select coalesce(array_agg(regexp_replace(it.url, '^http://localhost:[0-9]+/static/', '/static/')
        order by it.rank, it.id), '{}') as urls from (
        select url, rank, id from image where product_id = p.id and deleted_at is null order by rank, id limit 5
      ) it
    ) pictures
    -- With the offset, these are worked out once and not at each place that reads them.
    cross join lateral (select ${plainTexts} offset 0) words
    where exists (
      select 1 from product_sales_channel c
      where c.product_id = p.id and c.sales_channel_id = t.sales_channel_id and c.deleted_at is null)
    on conflict (product_id) do update set
      price_paise = excluded.price_paise, stock = excluded.stock, is_listed = excluded.is_listed,
      is_featured = excluded.is_featured, created_at = excluded.created_at, type = excluded.type,
      color = excluded.color, origin = excluded.origin, name_key = excluded.name_key, slug = excluded.slug,
      variant_id = excluded.variant_id, inventory_item_id = excluded.inventory_item_id,
      stock_location_id = excluded.stock_location_id, name = excluded.name, short_info = excluded.short_info,
      weight = excluded.weight, images = excluded.images, hsn_code = excluded.hsn_code,
      gst_rate = excluded.gst_rate, choice_facts = excluded.choice_facts,
      range_facts = excluded.range_facts, search = excluded.search
    where e.tenant_id = p_tenant;

    insert into catalog_body (product_id, body)
    -- The core fields as one object, the gem facts behind them; the opening brace and the stock come with each read.
    -- gstRate null: the tenant's GST rate applies.
    select e.product_id, rtrim(substr(row_to_json(wire)::text, 2), '}') || ','
      || substr(('{"gstRate": null}'::jsonb || g.facts)::text, 2)
    from catalog_entry e
    join product p on p.id = e.product_id
    join gemstone g on g.tenant_id = e.tenant_id and g.product_id = e.product_id
    cross join lateral (select ${onTheWire}) wire
    where e.tenant_id = p_tenant and e.product_id = any (p_products)
    -- An unchanged row keeps its xmin, by which servers know the bodies that they have read.
    on conflict (product_id) do update set body = excluded.body where catalog_body.body <> excluded.body;

    -- Many stones share their words: ts_stat counts each once, far faster than a list of all. Figures stay out.
    insert into catalog_word (tenant_id, word)
    select distinct p_tenant, plain.word collate "C" from ts_stat(format(
      'select search from catalog_entry where tenant_id = %L and product_id = any (%L)', p_tenant, p_products)) it
    cross join lateral (select ltrim(it.word, '~') as word) plain
    where length(plain.word) between 2 and 60 and plain.word !~ '^[0-9]'
    order by 2
    on conflict do nothing;

    perform catalog_bump(p_tenant);
    -- What was written waits in a list, through which every search would walk.
    perform gin_clean_pending_list('catalog_entry_search'), gin_clean_pending_list('catalog_entry_facts');
  end $$;
  `,
]
