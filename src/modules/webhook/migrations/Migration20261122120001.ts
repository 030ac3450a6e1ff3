import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/**
 * Outgoing webhooks, and each delivery with its result. Three tables have no policy, since they are read or written
 * without a tenant: `webhook_due` (the sweeper learns which tenant to enter), `webhook_listener` (whether a tenant
 * listens to an event at all) and `webhook_change` (triggers queue products there, in Medusa Admin's transactions too).
 * They hold ids, counts and times only.
 */
export class Migration20261122120001 extends Migration {
  override up(): void {
    this.addSql(`
      create table webhook_endpoint (
        tenant_id text not null,
        id text not null,
        url text not null,
        events text[] not null,
        secrets jsonb not null,
        is_active boolean not null default true,
        off_reason text,
        created_at timestamptz not null default now(),
        last_success_at timestamptz,
        version integer not null default 1,
        primary key (tenant_id, id)
      );
      ${enableRls("webhook_endpoint")}

      create table webhook_delivery (
        tenant_id text not null,
        endpoint_id text not null,
        id text not null,
        event text not null,
        body text not null,
        state text not null default 'pending',
        attempts integer not null default 0,
        created_at timestamptz not null default now(),
        last_attempt_at timestamptz,
        status integer,
        problem text,
        primary key (tenant_id, endpoint_id, id),
        foreign key (tenant_id, endpoint_id) references webhook_endpoint (tenant_id, id) on delete cascade
      );
      create index webhook_delivery_newest on webhook_delivery (tenant_id, endpoint_id, created_at desc, id);
      create index webhook_delivery_age on webhook_delivery (tenant_id, created_at);
      ${enableRls("webhook_delivery")}

      create table webhook_due (
        tenant_id text not null,
        endpoint_id text not null,
        id text not null,
        due_at timestamptz not null,
        primary key (tenant_id, endpoint_id, id)
      );
      create index webhook_due_at on webhook_due (due_at);

      create table webhook_listener (
        tenant_id text not null,
        event text not null,
        primary key (tenant_id, event)
      );

      create table webhook_change (
        id bigint generated always as identity primary key,
        tenant_id text not null,
        event text not null,
        product_id text not null,
        stock integer,
        is_removed boolean not null default false,
        at timestamptz not null default now()
      );
      create index webhook_change_tenant on webhook_change (tenant_id, id);
    `)
  }

  override down(): void {
    this.addSql(
      "drop table if exists webhook_change, webhook_listener, webhook_due, webhook_delivery, webhook_endpoint;"
    )
  }
}
