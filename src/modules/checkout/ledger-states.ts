import type { TenantTx } from "../../db/with-tenant"
import type { Snapshot } from "../../domain/order-snapshot"

/** Seconds until the reconciler checks an order whose capture wasn't confirmed. */
const captureCheckSeconds = 30

/**
 * Marks the ledger entry as ordered and schedules its capture check. Drops every other open ledger entry of the cart:
 * one cart makes one order, and payments of its other sessions aren't captured.
 * @returns the current snapshot (the account may have been deleted since the entry was read); undefined when the entry
 * is no longer open
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
 * Marks a captured payment as paid, removes its queue row and ends the lease. Only an incoming webhook makes it due
 * again.
 * @returns false when the ledger entry has no order that waits for its capture
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

/**
 * Marks a ledger entry that can't become an order: an authorization lapses, a capture is refunded. Returns false when
 * it is no longer in state `from`.
 */
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

/** Marks a ledger entry without an order as paid at the gateway, so that the purge keeps its row. */
export const recordPaidWithoutOrder = (tx: TenantTx, gatewayOrderId: string): Promise<number> =>
  tx.run(
    `update payment_ledger set was_paid = true where tenant_id = ? and gateway_order_id = ? and not was_paid`,
    [tx.tenantId, gatewayOrderId]
  )
