import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** When an alarm was marked as seen. */
export class Migration20261122101502 extends Migration {
  override up(): void {
    this.addSql(`alter table alarm add column seen_at timestamptz;`)
  }

  override down(): void {
    this.addSql(`alter table alarm drop column seen_at;`)
  }
}
