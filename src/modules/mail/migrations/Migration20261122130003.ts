import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** When the SMTP server accepted a mail whose delivery is tracked. Stores the mail's purpose, but not its recipient. */
export class Migration20261122130003 extends Migration {
  override up(): void {
    this.addSql(`
      create table mail_receipt (
        tenant_id text not null,
        mail_id text not null,
        purpose text not null,
        delivered_at timestamptz,
        primary key (tenant_id, mail_id)
      );
      ${enableRls("mail_receipt")}
    `)
  }

  override down(): void {
    this.addSql("drop table mail_receipt;")
  }
}
