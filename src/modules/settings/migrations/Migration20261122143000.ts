import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Adds a version to settings and texts for concurrent edits. */
export class Migration20261122143000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table setting add column version integer not null default 1;
      alter table content_entry add column version integer not null default 1;
    `)
  }

  override down(): void {
    this.addSql(`
      alter table setting drop column version;
      alter table content_entry drop column version;
    `)
  }
}
