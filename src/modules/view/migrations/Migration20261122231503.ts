import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** Saved views of admin lists: an account's own, and shared ones, which have no account. */
export class Migration20261122231503 extends Migration {
  override up(): void {
    this.addSql(`
      create table saved_view (
        tenant_id text not null,
        id text not null,
        list text not null check (list in ('products', 'orders')),
        account_id text,
        name text not null,
        query text not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, id)
      );
      create unique index saved_view_name on saved_view (tenant_id, list, coalesce(account_id, ''), lower(name));
      ${enableRls("saved_view")}
    `)
  }

  override down(): void {
    this.addSql("drop table if exists saved_view;")
  }
}
