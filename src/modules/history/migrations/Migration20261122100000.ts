import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** One history entry per change of one entity, or of many (`entity_id` is then null and each change has its own). */
export class Migration20261122100000 extends Migration {
  override up(): void {
    this.addSql(`
      create table history (
        tenant_id text not null,
        id text not null,
        at timestamptz not null default clock_timestamp(),
        way text not null check (way in ('screen', 'import', 'key', 'medusa-admin', 'platform')),
        by_id text,
        by_name text not null,
        by_email text not null,
        entered_by text,
        act text not null check (act in ('created', 'changed', 'deleted')),
        entity text not null,
        entity_id text,
        version integer,
        changes jsonb not null,
        primary key (tenant_id, id)
      );
      create index history_newest on history (tenant_id, at desc, id);
      create unique index history_version on history (tenant_id, entity, entity_id, version);
      create index history_by on history (tenant_id, by_id, at desc);
      ${enableRls("history")}
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists history;`)
  }
}
