import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Indexes for a tenant's sums and newest orders, since an order's row contains its whole snapshot. */
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
