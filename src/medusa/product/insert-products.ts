import type { TenantTx } from "../../db/with-tenant"
import { type Staged, stagedRows } from "../../domain/product-write"

/**
 * Writes all rows that Medusa creates for a new product with one variant, one price and one stock level
 * (`http/catalog/shape.spec` compares them). One statement for any number of products. Handles and SKUs are unique over
 * the platform: if another tenant has the same one, ours gets a suffix.
 */
const sql = `
  with staged as materialized (select * from ${stagedRows}),
  shop as (
    select *, (select id from shipping_profile where type = 'default' and deleted_at is null
               order by created_at limit 1) as shipping_profile_id
    from tenant where id = ?
  ),
  s as materialized (
    select staged.*, shop.id as tenant_id, shop.sales_channel_id, shop.stock_location_id, shop.shipping_profile_id,
      now() + n * interval '1 microsecond' as at,
      handle || case when exists (select 1 from product p where p.handle = staged.handle and p.deleted_at is null)
        or exists (select 1 from product_variant v where v.sku = staged.handle and v.deleted_at is null)
        or exists (select 1 from inventory_item i where i.sku = staged.handle and i.deleted_at is null)
        then '-' || lower(right(u, 8)) else '' end as name_in_medusa
    from staged, shop
  ),
  i_product as (
    insert into product (id, title, handle, description, status, thumbnail, hs_code, metadata, created_at, updated_at)
    select 'prod_' || u, name, name_in_medusa, description, status, images->0->>'url', facts->>'hsnCode',
      jsonb_build_object('tenant_id', tenant_id), at, at from s),
  i_image as (
    insert into image (id, url, rank, product_id)
    select image->>'id', image->>'url', rank - 1, 'prod_' || u
    from s, jsonb_array_elements(images) with ordinality it(image, rank)),
  i_option as (
    insert into product_option (id, title, is_exclusive) select 'opt_' || u, 'Default', true from s),
  i_option_value as (
    insert into product_option_value (id, value, option_id) select 'optval_' || u, 'Default', 'opt_' || u from s),
  i_product_option as (
    insert into product_product_option (id, product_id, product_option_id)
    select 'prodopt_' || u, 'prod_' || u, 'opt_' || u from s),
  i_product_option_value as (
    insert into product_product_option_value (id, product_product_option_id, product_option_value_id)
    select 'prodoptval_' || u, 'prodopt_' || u, 'optval_' || u from s),
  i_variant as (
    insert into product_variant (id, title, sku, allow_backorder, manage_inventory, variant_rank, product_id)
    select 'variant_' || u, 'Default', name_in_medusa, false, true, 0, 'prod_' || u from s),
  i_variant_option as (
    insert into product_variant_option (variant_id, option_value_id) select 'variant_' || u, 'optval_' || u from s),
  i_price_set as (insert into price_set (id) select 'pset_' || u from s),
  i_price as (
    insert into price (id, price_set_id, currency_code, amount, raw_amount, rules_count)
    select 'price_' || u, 'pset_' || u, 'inr', price::numeric,
      jsonb_build_object('value', price, 'precision', 20), 0 from s),
  i_item as (
    insert into inventory_item (id, sku, title, description, requires_shipping)
    select 'iitem_' || u, name_in_medusa, 'Default', 'Default', true from s),
  i_level as (
    insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, reserved_quantity,
      incoming_quantity, raw_stocked_quantity, raw_reserved_quantity, raw_incoming_quantity)
    select 'ilev_' || u, 'iitem_' || u, stock_location_id, stock, 0, 0,
      jsonb_build_object('value', stock::text, 'precision', 20), '{"value": "0", "precision": 20}',
      '{"value": "0", "precision": 20}' from s),
  i_channel as (
    insert into product_sales_channel (id, product_id, sales_channel_id)
    select 'prodsc_' || u, 'prod_' || u, sales_channel_id from s),
  i_profile as (
    insert into product_shipping_profile (id, product_id, shipping_profile_id)
    select 'prodsp_' || u, 'prod_' || u, shipping_profile_id from s),
  i_variant_price as (
    insert into product_variant_price_set (id, variant_id, price_set_id)
    select 'pvps_' || u, 'variant_' || u, 'pset_' || u from s)
  insert into product_variant_inventory_item (id, variant_id, inventory_item_id, required_quantity)
  select 'pvitem_' || u, 'variant_' || u, 'iitem_' || u, 1 from s`

/** Inserts new products; their ids are `newProductId(row)`. */
export async function insertProducts(tx: TenantTx, staged: readonly Staged[]): Promise<void> {
  if (staged.length) await tx.run(sql, [JSON.stringify(staged), tx.tenantId])
}
