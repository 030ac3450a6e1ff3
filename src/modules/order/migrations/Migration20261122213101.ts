import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Order fields for admins: courier, search text, version, and the actor of each event. */
export class Migration20261122213101 extends Migration {
  override up(): void {
    this.addSql(`
      alter table shop_order
        add column version integer not null default 1,
        add column courier text,
        add column tracking_number text,
        add column tracking_url text,
        -- Generated, so that whoever takes a buyer's name out of the snapshot has taken it out of the search as well.
        add column search_text text generated always as (lower(order_number || E'\\n' || coalesce(payment_ref, '') || E'\\n'
          || coalesce(snapshot->'user'->>'name', '') || E'\\n' || coalesce(snapshot->'user'->>'email', ''))) stored;
      create index shop_order_newest on shop_order (tenant_id, created_at desc, order_id);
      create index shop_order_status on shop_order (tenant_id, status, created_at desc, order_id);

      alter table shop_order_event
        add column kind text not null default 'status' check (kind in ('status', 'note', 'tracking', 'refund')),
        add column from_status text,
        -- Null: the shop itself.
        add column by_id text,
        add column by_name text;
      create index shop_order_event_by on shop_order_event (tenant_id, by_id) where by_id is not null;
    `)
  }

  override down(): void {
    this.addSql(`
      drop index if exists shop_order_event_by, shop_order_newest, shop_order_status;
      alter table shop_order_event drop column kind, drop column from_status, drop column by_id, drop column by_name;
      alter table shop_order drop column search_text, drop column version, drop column courier,
        drop column tracking_number, drop column tracking_url;
    `)
  }
}
