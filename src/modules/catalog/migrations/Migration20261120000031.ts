import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { buildFunctions } from "../sql/build-functions"
import { catalogTriggers } from "../../../medusa/triggers/catalog-triggers"
import { searchFunctions } from "../sql/search-functions"

/**
 * The catalog's read model. It holds only data that every visitor of the tenant may see. It has no policy, since one
 * would prevent use of the search index (operators like `@@` aren't leakproof). Only this module's functions read it,
 * and each takes the tenant.
 */
export class Migration20261120000031 extends Migration {
  override up(): void {
    this.addSql(`
      create extension if not exists pg_trgm;
      create extension if not exists unaccent;
      create extension if not exists fuzzystrmatch;
      create extension if not exists btree_gin;

      create table catalog_entry (
        product_id text primary key,
        tenant_id text not null,
        price_paise bigint not null,
        stock integer not null,
        is_listed boolean not null,
        is_featured boolean not null,
        created_at timestamptz not null,
        type text not null,
        color text not null,
        origin text not null,
        name_key text collate "C" not null,
        slug text not null,
        variant_id text not null,
        inventory_item_id text,
        stock_location_id text not null,
        name text not null,
        short_info text not null,
        weight text not null,
        images text[] not null,
        hsn_code text,
        body text not null,
        search tsvector not null
      ) with (fillfactor = 85);

      create unique index catalog_entry_slug on catalog_entry (tenant_id, slug);
      create index catalog_entry_item on catalog_entry (inventory_item_id);
      create index catalog_entry_newest on catalog_entry (tenant_id, created_at desc, product_id desc);
      create index catalog_entry_price on catalog_entry (tenant_id, price_paise, product_id);
      create index catalog_entry_name on catalog_entry (tenant_id, name_key, product_id);
      create index catalog_entry_featured on catalog_entry (tenant_id, created_at desc) where is_featured;
      create index catalog_entry_search on catalog_entry using gin (tenant_id, search);

      -- Every word of a shop's catalogue, for finding what a mistyped one means.
      create table catalog_word (
        tenant_id text not null,
        word text collate "C" not null,
        primary key (tenant_id, word)
      );

      -- A shop's catalogue version is the sum of n. Rows are only added, so that writers never wait for each other.
      create table catalog_change (tenant_id text not null, n bigint not null default 1);
      create index catalog_change_tenant on catalog_change (tenant_id) include (n);

      -- Products that something other than our own writes has changed, until their entries are built again.
      create table catalog_stale (
        id bigint generated always as identity primary key,
        product_id text not null,
        created_at timestamptz not null default now()
      );
    `)
    for (const sql of [...catalogTriggers, ...searchFunctions, ...buildFunctions]) this.addSql(sql)
  }

  override down(): void {
    this.addSql(`
      drop function if exists catalog_stock_changed, catalog_product_changed cascade;
      drop function if exists catalog_build, catalog_query, catalog_nearest, catalog_plain, catalog_vector, catalog_bump;
      drop table if exists catalog_entry, catalog_word, catalog_change, catalog_stale;
    `)
  }
}
