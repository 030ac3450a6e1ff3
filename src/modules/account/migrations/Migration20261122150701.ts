import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The text that an account agreed to at sign-up, and when; null for earlier accounts. */
export class Migration20261122150701 extends Migration {
  override up(): void {
    this.addSql(`
      alter table account
        add column consent_version text,
        add column consent_text text,
        add column consent_at timestamptz,
        add constraint account_consent_whole check (num_nulls(consent_version, consent_text, consent_at) in (0, 3));
    `)
  }

  override down(): void {
    this.addSql(`
      alter table account drop constraint account_consent_whole, drop column consent_version, drop column consent_text,
        drop column consent_at;
    `)
  }
}
