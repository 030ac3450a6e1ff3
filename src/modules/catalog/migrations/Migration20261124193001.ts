import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Adds a product's own GST rate, as decimal text of percent, so that the checkout reads it with the price. */
export class Migration20261124193001 extends Migration {
  override up(): void {
    this.addSql("alter table catalog_entry add column if not exists gst_rate text;")
  }

  override down(): void {
    this.addSql("alter table catalog_entry drop column if exists gst_rate;")
  }
}
