import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/** The storefront's view of an order: number, status, timeline and the paid snapshot. */
export class Migration20261120000013 extends Migration {
  override up(): void {
    this.addSql(`
      create table shop_order (
        tenant_id text not null,
        order_id text not null,
        order_number text not null,
        account_id text not null,
        status text not null check (status in ('PENDING', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
        payment_ref text,
        gateway_order_id text not null,
        total_paise bigint not null,
        snapshot jsonb not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, order_id),
        unique (tenant_id, gateway_order_id)
      );
      -- Unique in the whole platform: a number read over the phone names one order.
      create unique index shop_order_number on shop_order (order_number);
      create index shop_order_account on shop_order (tenant_id, account_id, created_at desc);
      create unique index shop_order_payment on shop_order (tenant_id, payment_ref) where payment_ref is not null;
      ${enableRls("shop_order")}

      create table shop_order_event (
        tenant_id text not null,
        order_id text not null,
        seq integer generated always as identity,
        status text not null,
        note text,
        at timestamptz not null default now(),
        primary key (tenant_id, order_id, seq),
        foreign key (tenant_id, order_id) references shop_order (tenant_id, order_id) on delete cascade
      );
      ${enableRls("shop_order_event")}
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists shop_order_event, shop_order;`)
  }
}
