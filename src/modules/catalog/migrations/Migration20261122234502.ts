import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * What an admin's filters match is counted from an index alone: an entry's row is wide, and there are fifty thousand. The
 * stock isn't in it: each order would write the index anew.
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
