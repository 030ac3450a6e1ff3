import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * An import's words are put into the search index many rows at a time: one by one, each row rewrote the long lists of the
 * words that all stones share, which was a third of an import's work in the database. `catalog_build` empties the list of
 * what waits before its transaction ends, so that no search walks through it later.
 */
export class Migration20261122235101 extends Migration {
  override up(): void {
    this.addSql(`
      alter index catalog_entry_search set (fastupdate = on, gin_pending_list_limit = 256);
      alter index catalog_entry_facts set (fastupdate = on, gin_pending_list_limit = 256);
    `)
  }

  override down(): void {
    this.addSql(`
      alter index catalog_entry_search set (fastupdate = off);
      alter index catalog_entry_search reset (gin_pending_list_limit);
      alter index catalog_entry_facts set (fastupdate = off);
      alter index catalog_entry_facts reset (gin_pending_list_limit);
    `)
  }
}
