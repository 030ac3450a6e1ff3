import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A permanently rejected mail is kept as time and reason; its content is deleted. */
export class Migration20261122221002 extends Migration {
  override up(): void {
    this.addSql(`
      alter table mail_outbox alter column sealed drop not null;
      alter table mail_outbox add column failed_at timestamptz, add column failure text;
    `)
  }

  override down(): void {
    this.addSql(`
      delete from mail_outbox where sealed is null;
      alter table mail_outbox drop column failure, drop column failed_at;
      alter table mail_outbox alter column sealed set not null;
    `)
  }
}
