import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** An import names the entry of the history that it became, where it can be taken back. */
export class Migration20261122231502 extends Migration {
  override up(): void {
    this.addSql("alter table product_import add column history_id text;")
  }

  override down(): void {
    this.addSql("alter table product_import drop column history_id;")
  }
}
