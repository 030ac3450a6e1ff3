import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Cached responses of the public postal service for pincodes. There is no tenant: a pincode's place is public, equal
 * for every tenant and not personal data, and the requester isn't stored.
 */
export class Migration20261120000022 extends Migration {
  override up(): void {
    this.addSql(`
      create table pincode_answer (
        pincode text primary key,
        district text,
        state text,
        asked_at timestamptz not null default now()
      );
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists pincode_answer;`)
  }
}
