import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Orders outlive their account. Marks orders of deleted accounts, so that data needed only for delivery is removed once
 * they have arrived.
 */
export class Migration20261122150702 extends Migration {
  override up(): void {
    this.addSql(`
      alter table shop_order add column account_gone boolean not null default false;
      create index shop_order_account_gone on shop_order (tenant_id) where account_gone;
    `)
  }

  override down(): void {
    this.addSql(`alter table shop_order drop column account_gone;`)
  }
}
