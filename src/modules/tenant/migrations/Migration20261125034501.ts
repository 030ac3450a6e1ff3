import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Adds a version to what surrounds a tenant's products: texts, settings and FAQs. It is separate from the catalog's
 * version, so that a sale leaves them valid. Rows are only added, so that writers never wait for each other.
 */
export class Migration20261125034501 extends Migration {
  override up(): void {
    this.addSql(`
      create table site_change (tenant_id text not null, n bigint not null default 1);
      create index site_change_tenant on site_change (tenant_id) include (n);
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists site_change;`)
  }
}
