import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Since when somebody of the shop has looked into an alarm. */
export class Migration20261122101502 extends Migration {
  override up(): void {
    this.addSql(`alter table alarm add column seen_at timestamptz;`)
  }

  override down(): void {
    this.addSql(`alter table alarm drop column seen_at;`)
  }
}
