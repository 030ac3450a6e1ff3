import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * What the public postal service said of a pincode. It carries no tenant: where a pincode lies is public, the same
 * for every shop, and nobody's data; who asked is not kept.
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
