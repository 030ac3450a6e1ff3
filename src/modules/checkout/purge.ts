/** Days after its last change that an unpaid row is kept. */
const unpaidDays = 90
/** Days that incoming webhook ids are kept; the gateway repeats a webhook for a day at most. */
const noticeDays = 30

/**
 * Deletes a tenant's payment rows whose retention has ended (docs/payments.md lists them). Rows that ever had money
 * stay, with their refunds. Queues every entry that still waits for a payment, capture or refund and has no due row.
 */
export const paymentPurge = [
  `delete from payment_ledger l where l.tenant_id = a_tenant and l.state in ('expired', 'dropped') and not l.was_paid
     and l.updated_at <= now() - interval '${unpaidDays} days'
     and not exists (select 1 from payment_refund r
       where r.tenant_id = l.tenant_id and r.gateway_order_id = l.gateway_order_id)`,
  `delete from webhook_event where tenant_id = a_tenant and received_at <= now() - interval '${noticeDays} days'`,
  `delete from payment_due d where d.tenant_id = a_tenant and not exists (select 1 from payment_ledger l
     where l.tenant_id = d.tenant_id and l.gateway_order_id = d.gateway_order_id)`,
  `insert into payment_due (tenant_id, gateway_order_id, due_at)
   select tenant_id, gateway_order_id, now() from payment_ledger
   where tenant_id = a_tenant and state in ('open', 'ordered')
   union
   select r.tenant_id, r.gateway_order_id, now() from payment_refund r
   join payment_ledger l using (tenant_id, gateway_order_id) where r.tenant_id = a_tenant and r.done_at is null
   on conflict (tenant_id, gateway_order_id) do nothing`,
]

/** Condition: the tenant has finalized payments of deleted accounts whose address is left (see `dropAddresses`). */
export const hasAddressesToDrop = `exists (select 1 from payment_ledger where tenant_id = a_tenant and account_gone
  and state in ('paid', 'dropped', 'expired') and snapshot->'address'->>'line1' <> '')`
