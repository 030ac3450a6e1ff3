import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Counters by day in India, kept by triggers (`sql/figure-triggers.ts`). They are numbers only and have no policy. Rows
 * are only added, so that writers never wait for each other; the figures are their sums.
 */
export class Migration20261129130101 extends Migration {
  override up(): void {
    this.addSql(`
      create table tenant_figure (
        tenant_id text not null,
        day date not null,
        users integer not null,
        products integer not null,
        orders integer not null,
        revenue_paise bigint not null
      );
      create index tenant_figure_tenant on tenant_figure (tenant_id);
      -- The same of all tenants together, archived ones too: a few rows for each day.
      create table platform_figure (
        day date not null,
        users integer not null,
        products integer not null,
        orders integer not null,
        revenue_paise bigint not null
      );
    `)
  }

  override down(): void {
    this.addSql(`
      drop function if exists count_accounts, count_products, count_orders, add_figures cascade;
      drop table if exists tenant_figure, platform_figure;
    `)
  }
}
