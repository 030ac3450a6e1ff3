import type { TenantTx } from "../../db/with-tenant"
import type { Snapshot } from "../../domain/order-snapshot"

/** Seconds until the reconciler looks after an order whose capture was not confirmed. */
const captureCheckSeconds = 30

/**
 * The order stands with its stock; from here on capture is due. Every other open entry of the cart is dropped with it:
 * one cart makes one order, and what is paid for another of its sessions is not taken.
 * @returns what the order is made of, as it stands now (its account may have gone since the entry was read); undefined
 *   when the entry is no longer open
 */
export const markOrdered = async (
  tx: TenantTx,
  it: { gatewayOrderId: string; paymentId: string; orderId: string; orderNumber: string }
): Promise<Snapshot | undefined> => {
  const marked = await tx.first<{ snapshot: Snapshot }>(
    `with ordered as (
       update payment_ledger set state = 'ordered', payment_id = ?, order_id = ?, was_paid = true, updated_at = now()
       where tenant_id = ? and gateway_order_id = ? and state = 'open'
       returning tenant_id, gateway_order_id, cart_id, snapshot
     ), superseded as (
       update payment_ledger other set state = 'dropped', drop_code = 'ALREADY_PAID', drop_reason = ?,
         superseded_by = ordered.gateway_order_id, updated_at = now()
       from ordered where other.tenant_id = ordered.tenant_id and other.cart_id = ordered.cart_id
         and other.gateway_order_id <> ordered.gateway_order_id and other.state = 'open')
     insert into payment_due (tenant_id, gateway_order_id, due_at)
     select tenant_id, gateway_order_id, now() + make_interval(secs => ?) from ordered
     on conflict (tenant_id, gateway_order_id) do update set due_at = excluded.due_at
     returning (select snapshot from ordered)`,
    [
      it.paymentId,
      it.orderId,
      tx.tenantId,
      it.gatewayOrderId,
      `Your cart had become order ${it.orderNumber} already. This second payment is not taken; if your bank shows it, it is returned to you in full.`,
      captureCheckSeconds,
    ]
  )
  return marked?.snapshot
}

/**
 * The money is there: nothing more is due, unless a notice says otherwise, and the lease is over.
 * @returns false when the entry has not an order that waits for its capture
 */
export const markPaid = async (tx: TenantTx, gatewayOrderId: string): Promise<boolean> =>
  (await tx.run(
    `with paid as (
       update payment_ledger set state = 'paid', lease_token = null, lease_until = null, updated_at = now()
       where tenant_id = ? and gateway_order_id = ? and state = 'ordered' returning tenant_id, gateway_order_id
     ), done as (
       delete from payment_due where (tenant_id, gateway_order_id) in (select tenant_id, gateway_order_id from paid))
     select 1 from paid`,
    [tx.tenantId, gatewayOrderId]
  )) === 1

/** No order will come of it: what was only authorized lapses, what was captured is given back. False when its state is another by now. */
export const markDropped = async (
  tx: TenantTx,
  gatewayOrderId: string,
  { from, code, reason }: { from: "open" | "ordered"; code: string; reason: string }
): Promise<boolean> =>
  (await tx.run(
    `update payment_ledger set state = 'dropped', payment_id = null, order_id = null, drop_code = ?, drop_reason = ?,
       was_paid = true, updated_at = now() where tenant_id = ? and gateway_order_id = ? and state = ?`,
    [code, reason, tx.tenantId, gatewayOrderId, from]
  )) === 1

/** The gateway has money of an entry that no order comes of: its row is kept. */
export const noteMoney = (tx: TenantTx, gatewayOrderId: string): Promise<number> =>
  tx.run(
    `update payment_ledger set was_paid = true where tenant_id = ? and gateway_order_id = ? and not was_paid`,
    [tx.tenantId, gatewayOrderId]
  )
