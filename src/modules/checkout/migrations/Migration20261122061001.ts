import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A quote now starts whenever its session is handed out, also again; unpaid entries expire; and of two sessions of one
 * cart only one becomes an order. Quotes of existing entries start at their creation, and each pending one is due now.
 */
export class Migration20261122061001 extends Migration {
  override up(): void {
    this.addSql(`
      alter table payment_ledger
        add column handed_out_at timestamptz not null default now(),
        -- Whether the gateway has ever had money of it: such a row is kept.
        add column was_paid boolean not null default false,
        -- The gateway order whose order took the cart before this one was paid.
        add column superseded_by text,
        drop constraint payment_ledger_state_check,
        -- expired: nobody has paid, and nobody looks any more.
        add constraint payment_ledger_state_check check (state in ('open', 'ordered', 'paid', 'dropped', 'expired'));
      create index payment_ledger_open on payment_ledger (tenant_id, account_id) where state = 'open';

      -- The policy binds the owner too; within this transaction the table is locked for everybody else.
      alter table payment_ledger no force row level security;
      update payment_ledger set handed_out_at = created_at, was_paid = state <> 'open';
      insert into payment_due (tenant_id, gateway_order_id, due_at)
        select tenant_id, gateway_order_id, now() from payment_ledger where state in ('open', 'ordered')
        on conflict do nothing;
      alter table payment_ledger force row level security;
    `)
  }

  override down(): void {
    this.addSql(`
      drop index if exists payment_ledger_open;
      alter table payment_ledger no force row level security;
      update payment_ledger set state = 'dropped' where state = 'expired';
      alter table payment_ledger force row level security;
      alter table payment_ledger drop column handed_out_at, drop column was_paid, drop column superseded_by,
        drop constraint payment_ledger_state_check,
        add constraint payment_ledger_state_check check (state in ('open', 'ordered', 'paid', 'dropped'));
    `)
  }
}
