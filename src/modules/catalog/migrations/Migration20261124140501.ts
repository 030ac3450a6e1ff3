import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Products to reindex become a queue of `src/db/work-queue.ts`. A row is due at once, as its creation time was. The
 * claim replaces the function that selected the work.
 */
export class Migration20261124140501 extends Migration {
  override up(): void {
    this.addSql(`
      alter table catalog_stale rename column created_at to due_at;
      drop function if exists catalog_stale_work(integer);
    `)
  }

  override down(): void {
    this.addSql("alter table catalog_stale rename column due_at to created_at;")
  }
}
