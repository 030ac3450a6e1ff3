import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Tenants with a checkout and its time, to ten minutes: those whose payments the hourly sweep compares. It is read before
 * a tenant is entered, so it has no policy.
 */
export class Migration20261129130201 extends Migration {
  override up(): void {
    this.addSql(`
      create table recent_checkout (tenant_id text primary key, last_at timestamptz not null default now());
      create index recent_checkout_at on recent_checkout (last_at);
    `)
    // Until the next daily sweep every tenant counts as one with a checkout.
    this.addSql("insert into recent_checkout (tenant_id) select id from tenant;")
  }

  override down(): void {
    this.addSql(`drop table if exists recent_checkout;`)
  }
}
