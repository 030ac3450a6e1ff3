import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * More that an order is found by: recipient, phone (digits only), tracking number, and its number without hyphens.
 * Generated like `search_text`, so that erasing the snapshot's address erases it here as well. A column of its own,
 * because servers of the previous release keep reading the other one.
 */
export class Migration20261129090001 extends Migration {
  override up(): void {
    this.addSql(`
      alter table shop_order add column delivery_search_text text generated always as (lower(
        replace(order_number, '-', '') || E'\\n' || coalesce(snapshot->'address'->>'fullName', '') || E'\\n'
        || regexp_replace(coalesce(snapshot->'address'->>'phone', ''), '[^0-9]', '', 'g') || E'\\n'
        || coalesce(tracking_number, ''))) stored;
    `)
  }

  override down(): void {
    this.addSql(`alter table shop_order drop column delivery_search_text;`)
  }
}
