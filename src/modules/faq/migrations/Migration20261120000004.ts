import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

export class Migration20261120000004 extends Migration {
  override up(): void {
    this.addSql(`
      create table faq (
        id text primary key,
        tenant_id text not null,
        question text not null,
        answer text not null,
        is_visible boolean not null default true,
        position integer not null default 0,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz
      );
      create index faq_tenant_position on faq (tenant_id, position, created_at);
      ${enableRls("faq")}
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists faq;`)
  }
}
