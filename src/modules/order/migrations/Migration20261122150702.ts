import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Orders outlive their account: which have, so that what only their delivery needed goes once they have arrived. */
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
