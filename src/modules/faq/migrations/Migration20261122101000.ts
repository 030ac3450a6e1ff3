import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Questions get a version for two writers. What is removed is removed: the history keeps what it was.
 * Rows that were removed softly before go first; the policy hides them from the migration unless it is lifted.
 */
export class Migration20261122101000 extends Migration {
  override up(): void {
    this.addSql(`
      alter table faq no force row level security;
      delete from faq where deleted_at is not null;
      alter table faq force row level security;
      alter table faq drop column deleted_at;
      alter table faq add column version integer not null default 1;
    `)
  }

  override down(): void {
    this.addSql(`
      alter table faq drop column version;
      alter table faq add column deleted_at timestamptz;
    `)
  }
}
