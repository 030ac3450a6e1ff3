import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Index for the tenant of a product's sales channel, which is looked up for each product changed in Medusa's tables.
 */
export class Migration20261122013907 extends Migration {
  override up(): void {
    this.addSql("create index tenant_sales_channel on tenant (sales_channel_id);")
  }

  override down(): void {
    this.addSql("drop index if exists tenant_sales_channel;")
  }
}
