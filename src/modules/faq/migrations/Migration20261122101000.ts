import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Adds a version to FAQs for concurrent edits, and deletes instead of soft-deleting: the history keeps removed FAQs.
 * Soft-deleted rows are removed first; the policy would hide them from the migration, so it is lifted.
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
