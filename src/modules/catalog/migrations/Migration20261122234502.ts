import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Lets admin filters be counted from an index alone, since rows of catalog entries are wide and there are 50,000. Stock
 * isn't in the index, because each order would then update it.
 */
export class Migration20261122234502 extends Migration {
  override up(): void {
    this.addSql(`
      create index catalog_entry_narrow on catalog_entry (tenant_id, color, type, origin, price_paise)
        include (is_listed, is_featured);
    `)
  }

  override down(): void {
    this.addSql(`drop index if exists catalog_entry_narrow;`)
  }
}
