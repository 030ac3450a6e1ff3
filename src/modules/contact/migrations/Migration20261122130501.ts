import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** Messages sent through a tenant's contact page. */
export class Migration20261122130501 extends Migration {
  override up(): void {
    this.addSql(`
      create table contact_message (
        tenant_id text not null,
        id text not null,
        name text not null,
        email text not null,
        message text not null,
        is_read boolean not null default false,
        is_answered boolean not null default false,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, id)
      );
      create index contact_message_newest on contact_message (tenant_id, created_at desc, id);
      ${enableRls("contact_message")}
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists contact_message;`)
  }
}
