import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A stone counts its changes, so that two who edit it at once don't undo each other. */
export class Migration20261122052300 extends Migration {
  override up(): void {
    this.addSql("alter table gemstone add column version integer not null default 1;")
  }

  override down(): void {
    this.addSql("alter table gemstone drop column version;")
  }
}
