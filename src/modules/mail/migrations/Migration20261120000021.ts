import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/**
 * The mail outbox. A mail is encrypted, since it may hold a code or link that is stored only as a hash elsewhere, and
 * is deleted once sent. `mail_due` has no policy: the sweeper reads it to learn which tenant to enter, and it reveals
 * only that there is a mail.
 */
export class Migration20261120000021 extends Migration {
  override up(): void {
    this.addSql(`
      create table mail_outbox (
        tenant_id text not null,
        id text not null,
        sealed text not null,
        attempts integer not null default 0,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        primary key (tenant_id, id)
      );
      ${enableRls("mail_outbox")}

      create table mail_due (
        tenant_id text not null,
        id text not null,
        due_at timestamptz not null,
        primary key (tenant_id, id)
      );
      create index mail_due_at on mail_due (due_at);
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists mail_due, mail_outbox;`)
  }
}
