import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { enableRls } from "../../../db/enable-rls"

/**
 * Refunds of orders that stand. A row is written before the gateway request, with the only idempotency key that the
 * request uses. `refund_due` holds due work only and is read before a tenant is known, so it has no policy.
 */
export class Migration20261122213102 extends Migration {
  override up(): void {
    this.addSql(`
      create table order_refund (
        tenant_id text not null,
        id text not null,
        order_id text not null,
        payment_id text not null,
        amount_paise bigint not null check (amount_paise > 0),
        reason text not null,
        -- What was asked for: null for all that was left.
        asked_paise bigint,
        -- pending: the gateway has not given a definite answer; done: the money went back; failed: none has moved.
        state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
        failure text,
        gateway_refund_id text,
        medusa_refund_id text,
        -- What of the amount was the goods' value, their GST and the shipping: known once it is done.
        taxable_paise bigint,
        gst_paise bigint,
        shipping_paise bigint,
        financial_year text,
        serial integer,
        credit_note_number text,
        by_id text,
        by_name text not null,
        by_email text not null,
        way text not null,
        created_at timestamptz not null default now(),
        done_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, financial_year, serial),
        unique (tenant_id, credit_note_number),
        check ((state = 'done') = (credit_note_number is not null and done_at is not null))
      );
      create index order_refund_order on order_refund (tenant_id, order_id, created_at);
      -- Two refunds of one order at the same time would each be right alone: one waits for the other's answer.
      create unique index order_refund_pending on order_refund (tenant_id, order_id) where state = 'pending';
      create unique index order_refund_medusa on order_refund (tenant_id, medusa_refund_id)
        where medusa_refund_id is not null;
      create index order_refund_done on order_refund (tenant_id, done_at) where state = 'done';
      ${enableRls("order_refund")}

      create table credit_note_counter (
        tenant_id text not null,
        financial_year text not null,
        last_serial integer not null,
        primary key (tenant_id, financial_year)
      );
      ${enableRls("credit_note_counter")}

      create table refund_due (
        tenant_id text not null,
        refund_id text not null,
        due_at timestamptz not null,
        primary key (tenant_id, refund_id)
      );
      create index refund_due_at on refund_due (due_at);
    `)
  }

  override down(): void {
    this.addSql(`drop table if exists refund_due, credit_note_counter, order_refund;`)
  }
}
