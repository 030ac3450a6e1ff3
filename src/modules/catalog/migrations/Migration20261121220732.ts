import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * What lists can be filtered by beyond the core columns: the gem facts that the registry of stone fields says so of.
 * They are apart from each other so that facets can group by all chosen values of a stone at once. The entries are
 * built again when \`catalog_build\` is applied, whose text has changed with this.
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
