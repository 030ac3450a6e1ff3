import { lockTimeout } from "../../../db/begin-tenant"

/** Changes of the ledger that need one round trip. */
export const ledgerFunctions = [
  `
  -- A ledger entry in one round trip: the function sets the tenant itself.
  create or replace function payment_entry(p_tenant text, p_gateway_order text) returns setof payment_ledger
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return query select * from payment_ledger where tenant_id = p_tenant and gateway_order_id = p_gateway_order;
  end $$;
  `,
  `
  -- Every gateway order of this account that may still be paid, in one round trip. An account has one open cart, and an
  -- order drops the cart's other entries, so these are sessions of the current cart, before or after a change.
  create or replace function payments_open(p_tenant text, p_account text)
  returns table ("gatewayOrderId" text, "keyId" text, "amountPaise" bigint) language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true);
    return query select gateway_order_id, key_id, amount_paise from payment_ledger
      where tenant_id = p_tenant and account_id = p_account and state = 'open' order by handed_out_at desc;
  end $$;
  `,
  `
  -- Keeps the time of a tenant's last checkout, to ten minutes: most checkouts write nothing, and none waits for another.
  create or replace function note_checkout(p_tenant text) returns void language plpgsql as $$
  begin
    if exists (select 1 from recent_checkout where tenant_id = p_tenant and last_at > now() - interval '10 minutes') then
      return;
    end if;
    insert into recent_checkout (tenant_id) values (p_tenant) on conflict (tenant_id) do update set last_at = now();
  end $$;
  `,
  `
  -- Adds a ledger entry in a transaction of its own; see addLedgerEntry. The unique index compares the first hash only.
  -- With more of them, concurrent calls for a cart are serialized, and each sees the entries of those before it.
  create or replace function payment_open(p_tenant text, p_account text, p_cart text, p_gateway_order text,
    p_customer text, p_key text, p_amount bigint, p_snapshot jsonb, p_hashes text[], p_seconds integer) returns boolean
  language plpgsql volatile as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true), set_config('lock_timeout', '${lockTimeout}', true);
    if not hold_open_cart(p_tenant, p_account, p_cart) then return false; end if;
    if cardinality(p_hashes) > 1 then
      perform pg_advisory_xact_lock(hashtextextended('payment:' || p_tenant || ':' || p_cart, 0));
      if exists (select from payment_ledger where tenant_id = p_tenant and cart_id = p_cart and key_id = p_key
        and state = 'open' and snapshot_hash = any (p_hashes)) then return false; end if;
    end if;
    insert into payment_ledger (tenant_id, account_id, cart_id, gateway_order_id, customer_id, key_id, amount_paise,
      snapshot, snapshot_hash)
    values (p_tenant, p_account, p_cart, p_gateway_order, p_customer, p_key, p_amount, p_snapshot, p_hashes[1])
    on conflict (tenant_id, cart_id, snapshot_hash, key_id) where state = 'open' do nothing;
    if not found then return false; end if;
    insert into payment_due (tenant_id, gateway_order_id, due_at)
      values (p_tenant, p_gateway_order, now() + make_interval(secs => p_seconds));
    perform note_checkout(p_tenant);
    return true;
  end $$;
  `,
  `
  -- Locks the account's cart, then marks its ledger entry as ordered; see markOrdered. The lock serializes two sessions of
  -- one cart that are paid at the same time. Each statement here sees what was committed before it began.
  create or replace function payment_ordered(p_tenant text, p_account text, p_gateway_order text, p_payment text,
    p_order text, p_reason text, p_seconds integer) returns jsonb language plpgsql volatile as $$
  declare
    v_cart text;
    v_snapshot jsonb;
  begin
    perform hold_cart(p_tenant, p_account);
    update payment_ledger set state = 'ordered', payment_id = p_payment, order_id = p_order, was_paid = true,
      updated_at = now()
    where tenant_id = p_tenant and gateway_order_id = p_gateway_order and state = 'open'
    returning cart_id, snapshot into v_cart, v_snapshot;
    if not found then return null; end if;
    update payment_ledger set state = 'dropped', drop_code = 'ALREADY_PAID', drop_reason = p_reason,
      superseded_by = p_gateway_order, updated_at = now()
    where tenant_id = p_tenant and cart_id = v_cart and gateway_order_id <> p_gateway_order and state = 'open';
    insert into payment_due (tenant_id, gateway_order_id, due_at)
      values (p_tenant, p_gateway_order, now() + make_interval(secs => p_seconds))
    on conflict (tenant_id, gateway_order_id) do update set due_at = excluded.due_at;
    return v_snapshot;
  end $$;
  `,
  `
  -- Marks a captured payment as paid, removes its queue row and ends the lease: only an incoming webhook makes it due
  -- again. Records the capture of its order. Both are null when the entry has no order that waits for its capture.
  create or replace function payment_captured(p_tenant text, p_gateway_order text, p_order text, p_amount numeric,
    p_capture text, p_transaction text, out payment_id text, out paid jsonb) language plpgsql volatile as $$
  begin
    update payment_ledger set state = 'paid', lease_token = null, lease_until = null, updated_at = now()
      where tenant_id = p_tenant and gateway_order_id = p_gateway_order and state = 'ordered';
    if not found then return; end if;
    delete from payment_due where tenant_id = p_tenant and gateway_order_id = p_gateway_order;
    payment_id := medusa_record_capture(p_order, p_amount, p_capture, p_transaction);
    paid := order_paid(p_tenant, p_order);
  end $$;
  `,
]
