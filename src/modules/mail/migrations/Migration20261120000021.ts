import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/**
 * Mails on their way. The mail itself is encrypted, since it may hold a code or a link that is stored as a hash
 * everywhere else, and gone once it is sent. `mail_due` carries no policy: the sweeper reads it to learn which
 * tenant to enter, and it says nothing but that there is a mail.
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
