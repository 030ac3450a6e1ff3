import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Links an import to its history entry, by which it can be reverted. */
export class Migration20261122231502 extends Migration {
  override up(): void {
    this.addSql("alter table product_import add column history_id text;")
  }

  override down(): void {
    this.addSql("alter table product_import drop column history_id;")
  }
}
