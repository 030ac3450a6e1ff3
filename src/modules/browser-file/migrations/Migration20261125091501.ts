import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The browser files of the current release and of those replaced within a day (docs/adr/0026). There is no tenant: every
 * tenant's pages load the same files.
 */
export class Migration20261125091501 extends Migration {
  override up(): void {
    this.addSql(`
      create table browser_file (
        name text primary key,
        body bytea not null,
        delete_after timestamptz
      );
      -- The files are compressed by the storefronts, in a better format.
      alter table browser_file alter column body set storage external;
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists browser_file;`)
  }
}
