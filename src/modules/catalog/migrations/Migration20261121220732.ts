import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Gem facts that lists can be filtered by, beyond the core columns, as the registry of stone fields declares them.
 * Choices and ranges are separate so that facets can group by all chosen values of a product at once. The entries are
 * rebuilt when `catalog_build` is applied, since its text has changed.
 */
export class Migration20261121220732 extends Migration {
  override up(): void {
    this.addSql(`
      alter table catalog_entry
        add column choice_facts jsonb not null default '{}',
        add column range_facts jsonb not null default '{}';
      create index catalog_entry_facts on catalog_entry using gin (tenant_id, choice_facts jsonb_path_ops)
        with (fastupdate = off);
    `)
  }

  override down(): void {
    this.addSql(`alter table catalog_entry drop column choice_facts, drop column range_facts;`)
  }
}
