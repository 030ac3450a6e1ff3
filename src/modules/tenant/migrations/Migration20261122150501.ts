import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Rate limits of a tenant, where the superadmin has set them: `callsPerSecond`, `callsAtOnce`. */
export class Migration20261122150501 extends Migration {
  override up(): void {
    this.addSql("alter table tenant add column limits jsonb not null default '{}';")
  }

  override down(): void {
    this.addSql("alter table tenant drop column limits;")
  }
}
