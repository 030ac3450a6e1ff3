import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What undoing an order's last status change needs (`StatusUndo`). Replaced by the next change, null after an undo. */
export class Migration20261124195507 extends Migration {
  override up(): void {
    this.addSql(`alter table shop_order add column status_undo jsonb;`)
  }

  override down(): void {
    this.addSql(`alter table shop_order drop column status_undo;`)
  }
}
