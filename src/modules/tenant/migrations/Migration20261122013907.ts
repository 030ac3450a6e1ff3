import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Which tenant a product of a sales channel belongs to: asked for each product that was changed in Medusa's tables. */
export class Migration20261122013907 extends Migration {
  override up(): void {
    this.addSql("create index tenant_sales_channel on tenant (sales_channel_id);")
  }

  override down(): void {
    this.addSql("drop index if exists tenant_sales_channel;")
  }
}
