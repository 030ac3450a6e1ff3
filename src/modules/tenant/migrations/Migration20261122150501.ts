import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** How many calls a tenant may make, where its owner has set it: `callsPerSecond`, `callsAtOnce`. */
export class Migration20261122150501 extends Migration {
  override up(): void {
    this.addSql("alter table tenant add column limits jsonb not null default '{}';")
  }

  override down(): void {
    this.addSql("alter table tenant drop column limits;")
  }
}
