import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/**
 * The payment ledger: every gateway order ever opened, with its snapshot, so that every payment can be attributed.
 * `payment_due` holds due work only and is read before a tenant is known, so it has no policy.
 */
export class Migration20261120000011 extends Migration {
  override up(): void {
    this.addSql(`
      create table payment_ledger (
        tenant_id text not null,
        gateway_order_id text not null,
        account_id text not null,
        customer_id text not null,
        cart_id text not null,
        key_id text not null,
        amount_paise bigint not null check (amount_paise > 0),
        snapshot jsonb not null,
        snapshot_hash text not null,
        -- open: waits for money; ordered: the order stands, capture is due; paid: captured; dropped: no order will be.
        state text not null default 'open' check (state in ('open', 'ordered', 'paid', 'dropped')),
        payment_id text,
        order_id text,
        drop_code text,
        drop_reason text,
        lease_token text,
        lease_until timestamptz,
        checks integer not null default 0,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (tenant_id, gateway_order_id),
        check ((state in ('ordered', 'paid')) = (order_id is not null and payment_id is not null))
      );
      create unique index payment_ledger_payment on payment_ledger (tenant_id, payment_id) where payment_id is not null;
      create unique index payment_ledger_order on payment_ledger (tenant_id, order_id) where order_id is not null;
      -- One payable gateway order for one cart as it is: two at the same time would be two charges.
      create unique index payment_ledger_reuse on payment_ledger (tenant_id, cart_id, snapshot_hash, key_id)
        where state = 'open';
      ${enableRls("payment_ledger")}

      create table payment_refund (
        tenant_id text not null,
        payment_id text not null,
        gateway_order_id text not null,
        amount_paise bigint not null,
        refund_id text,
        created_at timestamptz not null default now(),
        done_at timestamptz,
        primary key (tenant_id, payment_id)
      );
      ${enableRls("payment_refund")}

      create table webhook_event (
        tenant_id text not null,
        event_id text not null,
        event text not null,
        gateway_order_id text,
        received_at timestamptz not null default now(),
        primary key (tenant_id, event_id)
      );
      ${enableRls("webhook_event")}

      create table payment_due (
        tenant_id text not null,
        gateway_order_id text not null,
        due_at timestamptz not null,
        primary key (tenant_id, gateway_order_id)
      );
      create index payment_due_at on payment_due (due_at);
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists payment_due, webhook_event, payment_refund, payment_ledger;`)
  }
}
