import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Records which rows are being worked on, so that the queue's limits apply to all workers together. */
export class Migration20261125034902 extends Migration {
  override up(): void {
    this.addSql(`
      alter table mail_due add column if not exists running_since timestamptz;
      create index if not exists mail_due_running on mail_due (tenant_id) where running_since is not null;
    `)
  }

  override down(): void {
    this.addSql("alter table mail_due drop column if exists running_since;")
  }
}
