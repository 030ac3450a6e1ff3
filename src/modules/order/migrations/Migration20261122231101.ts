import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A tenant's sums and its newest orders are read off an index: an order's row carries its whole snapshot. */
export class Migration20261122231101 extends Migration {
  override up(): void {
    this.addSql(`
      drop index if exists shop_order_newest;
      create index shop_order_newest on shop_order (tenant_id, created_at desc, order_id)
        include (total_paise, status);
    `)
  }

  override down(): void {
    this.addSql(`
      drop index if exists shop_order_newest;
      create index shop_order_newest on shop_order (tenant_id, created_at desc, order_id);
    `)
  }
}
