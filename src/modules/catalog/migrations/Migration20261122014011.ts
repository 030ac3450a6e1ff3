import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Stones of one type by their price: what a product page shows as related are the nearest on both sides. */
export class Migration20261122014011 extends Migration {
  override up(): void {
    this.addSql(
      "create index catalog_entry_type_price on catalog_entry (tenant_id, type, price_paise, product_id);"
    )
  }

  override down(): void {
    this.addSql("drop index if exists catalog_entry_type_price;")
  }
}
