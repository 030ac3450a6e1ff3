import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Caller and `Idempotency-Key` of a refund request: another key means another refund. */
export class Migration20261124100001 extends Migration {
  override up(): void {
    this.addSql(`alter table order_refund add column request_key text;`)
  }

  override down(): void {
    this.addSql(`alter table order_refund drop column request_key;`)
  }
}
