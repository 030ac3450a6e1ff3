import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The history of an imported tenant may have been forged. Its entries are shown, and none can be reverted. */
export class Migration20261124150001 extends Migration {
  override up(): void {
    this.addSql("alter table history add column is_imported boolean not null default false")
  }

  override down(): void {
    this.addSql("alter table history drop column is_imported")
  }
}
