import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Index for the number of unread messages, which every dashboard request counts. */
export class Migration20261122231102 extends Migration {
  override up(): void {
    this.addSql("create index contact_message_unread on contact_message (tenant_id) where not is_read;")
  }

  override down(): void {
    this.addSql("drop index if exists contact_message_unread;")
  }
}
