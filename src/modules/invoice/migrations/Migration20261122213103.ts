import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Index by issue date, for a month's return. */
export class Migration20261122213103 extends Migration {
  override up(): void {
    this.addSql(`create index invoice_issued on invoice (tenant_id, issued_at);`)
  }

  override down(): void {
    this.addSql(`drop index if exists invoice_issued;`)
  }
}
