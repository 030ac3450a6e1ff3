import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** Delivery addresses. The index prevents two default addresses per account, even under concurrent writes. */
export class Migration20261120000023 extends Migration {
  override up(): void {
    this.addSql(`
      create table address (
        tenant_id text not null,
        id text not null,
        account_id text not null,
        full_name text not null,
        phone text not null,
        line1 text not null,
        line2 text,
        city text not null,
        state text not null,
        postal_code text not null,
        country text not null,
        is_default boolean not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, id)
      );
      create index address_account on address (tenant_id, account_id, created_at);
      create unique index address_one_default on address (tenant_id, account_id) where is_default;
      ${enableRls("address")}
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists address;`)
  }
}
