import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Why a tenant is closed. An internal note that its admins and visitors never see. */
export class Migration20261122235801 extends Migration {
  override up(): void {
    this.addSql("alter table tenant add column closed_reason text;")
  }

  override down(): void {
    this.addSql("alter table tenant drop column closed_reason;")
  }
}
