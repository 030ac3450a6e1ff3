import type { TenantTx } from "../../db/with-tenant"
import { type Staged, stagedRows } from "../../domain/product-write"

const staged = `with s as materialized (select * from ${stagedRows})`

/** The first variant is the one that is sold. */
const variantOf = `(select v.id from product_variant v where v.product_id = s.id and v.deleted_at is null
  order by v.variant_rank, v.created_at, v.id limit 1)`

const product = `${staged}
  update product p set title = s.name, description = s.description, status = coalesce(s.status, p.status), hs_code = s.facts->>'hsnCode',
    thumbnail = s.images->0->>'url', updated_at = now()
  from s where p.id = s.id and (p.title, p.description, p.status, p.hs_code, p.thumbnail)
    is distinct from (s.name, s.description, coalesce(s.status, p.status), s.facts->>'hsnCode', s.images->0->>'url')`

const price = `${staged}
  update price p set amount = s.price::numeric, updated_at = now(),
    raw_amount = jsonb_build_object('value', s.price, 'precision', 20)
  from s join product_variant_price_set l on l.variant_id = ${variantOf} and l.deleted_at is null
  where p.price_set_id = l.price_set_id and p.deleted_at is null and p.currency_code = 'inr'
    and p.price_list_id is null and p.rules_count = 0 and p.amount <> s.price::numeric`

/** A product created in Medusa Admin may have no price. */
const firstPrice = `${staged}
  insert into price (id, price_set_id, currency_code, amount, raw_amount, rules_count)
  select 'price_' || s.u, l.price_set_id, 'inr', s.price::numeric,
    jsonb_build_object('value', s.price, 'precision', 20), 0
  from s join product_variant_price_set l on l.variant_id = ${variantOf} and l.deleted_at is null
  where s.price is not null and not exists (select 1 from price p where p.price_set_id = l.price_set_id
    and p.deleted_at is null and p.currency_code = 'inr' and p.price_list_id is null and p.rules_count = 0)`

/** Stock reserved for orders stays reserved: the stocked quantity is the reserved plus the available quantity. */
const level = `${staged}
  insert into inventory_level as l (id, inventory_item_id, location_id, stocked_quantity, reserved_quantity,
    incoming_quantity, raw_stocked_quantity, raw_reserved_quantity, raw_incoming_quantity)
  select 'ilev_' || s.u, link.inventory_item_id, t.stock_location_id, s.stock, 0, 0,
    jsonb_build_object('value', s.stock::text, 'precision', 20), '{"value": "0", "precision": 20}',
    '{"value": "0", "precision": 20}'
  from s join product_variant_inventory_item link on link.variant_id = ${variantOf} and link.deleted_at is null
  join tenant t on t.id = ?
  where s.stock is not null
  order by link.inventory_item_id
  on conflict (inventory_item_id, location_id) where deleted_at is null do update set
    stocked_quantity = excluded.stocked_quantity + l.reserved_quantity, updated_at = now(),
    raw_stocked_quantity = jsonb_build_object(
      'value', (excluded.stocked_quantity + l.reserved_quantity)::text, 'precision', 20)
  where l.stocked_quantity <> excluded.stocked_quantity + l.reserved_quantity`

/** Products whose list of images has changed. */
const changedImages = `changed as (
    select s.* from s where (select coalesce(jsonb_agg(i.url order by i.rank, i.id), '[]') from image i
      where i.product_id = s.id and i.deleted_at is null)
      <> (select coalesce(jsonb_agg(it.image->>'url' order by it.rank), '[]')
          from jsonb_array_elements(s.images) with ordinality it(image, rank)))`

const images = `${staged}, ${changedImages},
  gone as (delete from image using changed where image.product_id = changed.id)
  insert into image (id, url, rank, product_id)
  select it.image->>'id', it.image->>'url', it.rank - 1, changed.id
  from changed, jsonb_array_elements(changed.images) with ordinality it(image, rank)`

/** Updates existing products to the staged state, each by its `id`. Unchanged rows aren't touched. */
export async function updateProducts(tx: TenantTx, rows: readonly Staged[]): Promise<void> {
  if (!rows.length) return
  const json = JSON.stringify(rows)
  await tx.run(level, [json, tx.tenantId])
  await tx.run(product, [json])
  await tx.run(price, [json])
  await tx.run(firstPrice, [json])
  await tx.run(images, [json])
}
