import type { TenantTx } from "../../db/with-tenant"

/** Days after its last change that an unpaid row is kept. */
const unpaidDays = 90
/** Days that incoming webhook ids are kept; the gateway repeats a webhook for a day at most. */
const noticeDays = 30

/**
 * Deletes a tenant's payment rows whose retention has ended (docs/payments.md lists them). Rows that ever had money
 * stay, with their refunds. Queues every entry that still waits for a payment, capture or refund and has no due row.
 */
export async function purgePaymentRows(tx: TenantTx): Promise<number> {
  const tenant = tx.tenantId
  const gone = [
    await tx.run(
      `delete from payment_ledger l where l.tenant_id = ? and l.state in ('expired', 'dropped') and not l.was_paid
         and l.updated_at <= now() - make_interval(days => ?)
         and not exists (select 1 from payment_refund r
           where r.tenant_id = l.tenant_id and r.gateway_order_id = l.gateway_order_id)`,
      [tenant, unpaidDays]
    ),
    await tx.run(
      "delete from webhook_event where tenant_id = ? and received_at <= now() - make_interval(days => ?)",
      [tenant, noticeDays]
    ),
    await tx.run(
      `delete from payment_due d where d.tenant_id = ? and not exists (select 1 from payment_ledger l
         where l.tenant_id = d.tenant_id and l.gateway_order_id = d.gateway_order_id)`,
      [tenant]
    ),
  ]
  await tx.run(
    `insert into payment_due (tenant_id, gateway_order_id, due_at)
     select tenant_id, gateway_order_id, now() from payment_ledger where tenant_id = ? and state in ('open', 'ordered')
     union
     select r.tenant_id, r.gateway_order_id, now() from payment_refund r
     join payment_ledger l using (tenant_id, gateway_order_id) where r.tenant_id = ? and r.done_at is null
     on conflict (tenant_id, gateway_order_id) do nothing`,
    [tenant, tenant]
  )
  return gone.reduce((sum, it) => sum + it, 0)
}
