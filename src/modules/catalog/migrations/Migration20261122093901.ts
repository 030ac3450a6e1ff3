import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Stores the carat as a number: reading it from JSON for 50,000 products took a third of a list's time. */
export class Migration20261122093901 extends Migration {
  override up(): void {
    this.addSql(`
      alter table catalog_entry
        add column carat float8 generated always as ((range_facts->>'carat')::float8) stored;
    `)
  }

  override down(): void {
    this.addSql(`alter table catalog_entry drop column carat;`)
  }
}
