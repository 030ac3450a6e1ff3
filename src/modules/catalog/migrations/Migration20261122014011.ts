import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Index by type and price: related products are the nearest in price, on both sides, within one type. */
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
