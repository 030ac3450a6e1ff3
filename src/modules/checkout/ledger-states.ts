import type { TenantTx } from "../../db/with-tenant"
import type { Snapshot } from "../../domain/order-snapshot"

/** Seconds until the reconciler checks an order whose capture wasn't confirmed. */
const captureCheckSeconds = 30

/**
 * Locks the account's cart, marks its ledger entry as ordered and schedules its capture check. Drops every other open
 * ledger entry of the cart: one cart makes one order, and payments of its other sessions aren't captured. Must be the
 * transaction's first statement.
 * @returns the current snapshot (the account may have been deleted since the entry was read); null when the entry is no
 * longer open
 */
export const markOrdered = async (
  tx: TenantTx,
  it: { gatewayOrderId: string; accountId: string; paymentId: string; orderId: string; orderNumber: string }
): Promise<Snapshot | null> => {
  const marked = await tx.first<{ snapshot: Snapshot | null }>(
    "select payment_ordered(?, ?, ?, ?, ?, ?, ?) as snapshot",
    [
      tx.tenantId,
      it.accountId,
      it.gatewayOrderId,
      it.paymentId,
      it.orderId,
      `Your cart had become order ${it.orderNumber} already. This second payment is not taken; if your bank shows it, it is returned to you in full.`,
      captureCheckSeconds,
    ]
  )
  return marked?.snapshot ?? null
}

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
