import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Adds a version to the brand for concurrent edits, and the time when its payment secrets were set. */
export class Migration20261122181501 extends Migration {
  override up(): void {
    this.addSql(`
      alter table tenant
        add column version integer not null default 1,
        add column payment_secrets_at timestamptz;
      update tenant set payment_secrets_at = updated_at where payment_secrets is not null;
    `)
  }

  override down(): void {
    this.addSql("alter table tenant drop column payment_secrets_at, drop column version;")
  }
}
