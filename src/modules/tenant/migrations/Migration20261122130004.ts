import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Deletion progress of an archived tenant: first its personal data, then everything that the law doesn't require. */
export class Migration20261122130004 extends Migration {
  override up(): void {
    this.addSql("alter table tenant add column erased_at timestamptz, add column purged_at timestamptz;")
  }

  override down(): void {
    this.addSql("alter table tenant drop column purged_at, drop column erased_at;")
  }
}
