import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/**
 * A history entry for many entities gets one row per entity. An import of any size is one entry, is read in pages and
 * reverted in batches, and an entity's changes are found without reading the whole entry.
 */
export class Migration20261122231501 extends Migration {
  override up(): void {
    this.addSql(`
      create table history_thing (
        tenant_id text not null,
        entry_id text not null,
        n bigint generated always as identity,
        at timestamptz not null default clock_timestamp(),
        entity_id text not null,
        act text not null check (act in ('created', 'changed', 'deleted')),
        version integer,
        changes jsonb not null,
        primary key (tenant_id, entry_id, n)
      );
      create index history_thing_of on history_thing (tenant_id, entity_id, at desc);
      alter table history add column things integer not null default 1, add column reverts text,
        add column claimed_until timestamptz;
      create index history_reverts on history (tenant_id, reverts) where reverts is not null;

      -- The owner, too, is bound by the policy, which has no tenant here.
      alter table history no force row level security;
      insert into history_thing (tenant_id, entry_id, at, entity_id, act, changes)
      select h.tenant_id, h.id, h.at, it->>'entityId', h.act, jsonb_agg(it - 'entityId' order by place)
      from history h, jsonb_array_elements(h.changes) with ordinality as c(it, place)
      where h.entity_id is null group by h.tenant_id, h.id, h.at, it->>'entityId', h.act
      order by h.at, min(place);
      update history h set changes = '[]', things = (
        select count(*) from history_thing t where t.tenant_id = h.tenant_id and t.entry_id = h.id)
      where entity_id is null;
      alter table history force row level security;
      ${enableRls("history_thing")}
    `)
  }

  override down(): void {
    this.addSql(`
      alter table history no force row level security;
      alter table history_thing no force row level security;
      update history h set changes = (
        select coalesce(jsonb_agg(it || jsonb_build_object('entityId', t.entity_id) order by t.n), '[]')
        from history_thing t, jsonb_array_elements(t.changes) it
        where t.tenant_id = h.tenant_id and t.entry_id = h.id)
      where entity_id is null;
      alter table history force row level security;
      drop table history_thing;
      alter table history drop column things, drop column reverts, drop column claimed_until;
    `)
  }
}
