import type { OrderStatus } from "../../contract/order"
import type { TenantTx } from "../../db/with-tenant"
import { isGone, type Snapshot } from "../../domain/order-snapshot"

export interface NewTenantOrder {
  orderId: string
  orderNumber: string
  accountId: string
  gatewayOrderId: string
  paymentRef: string
  snapshot: Snapshot
}

/** Inserts an order before its payment is captured, with the first event of its timeline. */
export const addTenantOrder = (tx: TenantTx, it: NewTenantOrder): Promise<number> =>
  tx.run(
    `with added as (
       insert into shop_order (tenant_id, order_id, order_number, account_id, status, payment_ref, gateway_order_id,
         total_paise, snapshot, account_gone) values (?, ?, ?, ?, 'PENDING', ?, ?, ?, ?, ?) returning tenant_id, order_id, status)
     insert into shop_order_event (tenant_id, order_id, status) select tenant_id, order_id, status from added`,
    [
      tx.tenantId,
      it.orderId,
      it.orderNumber,
      it.accountId,
      it.paymentRef,
      it.gatewayOrderId,
      it.snapshot.totals.total,
      JSON.stringify(it.snapshot),
      isGone(it.snapshot),
    ]
  )

/**
 * Sets the status and adds a timeline event, in one statement. Returns false when the order has this status already. For
 * automatic changes; edits by admins use `writeEdit`.
 */
export async function setOrderStatus(
  tx: TenantTx,
  orderId: string,
  status: OrderStatus,
  { note = null }: { note?: string | null } = {}
): Promise<boolean> {
  const changed = await tx.run(
    `with before as (
       select tenant_id, order_id, status from shop_order
       where tenant_id = ? and order_id = ? and status <> ? for update
     ), changed as (
       update shop_order o set status = ?, updated_at = now() from before b
       where o.tenant_id = b.tenant_id and o.order_id = b.order_id
       returning o.tenant_id, o.order_id, o.status, b.status as from_status)
     insert into shop_order_event (tenant_id, order_id, status, from_status, note)
     select tenant_id, order_id, status, from_status, ? from changed`,
    [tx.tenantId, orderId, status, status, note]
  )
  return changed === 1
}
