import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** How far an archived shop is gone: its people's data, then all that the law doesn't want kept. */
export class Migration20261122130004 extends Migration {
  override up(): void {
    this.addSql("alter table tenant add column erased_at timestamptz, add column purged_at timestamptz;")
  }

  override down(): void {
    this.addSql("alter table tenant drop column purged_at, drop column erased_at;")
  }
}
