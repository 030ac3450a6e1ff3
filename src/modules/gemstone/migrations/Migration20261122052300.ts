import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Adds a version, so that concurrent edits of a stone don't overwrite each other. */
export class Migration20261122052300 extends Migration {
  override up(): void {
    this.addSql("alter table gemstone add column version integer not null default 1;")
  }

  override down(): void {
    this.addSql("alter table gemstone drop column version;")
  }
}
