import type { OrderStatus } from "../../contract/order"
import type { TenantTx } from "../../db/with-tenant"
import { isGone, type Snapshot } from "../../lib/order-snapshot"

export interface NewTenantOrder {
  orderId: string
  orderNumber: string
  accountId: string
  gatewayOrderId: string
  paymentRef: string
  snapshot: Snapshot
}

/** The order as it stands before its payment is captured, with the first entry of its timeline. */
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

/** Sets the status and puts it on the timeline, in one statement; false when it was that already. */
export async function setOrderStatus(
  tx: TenantTx,
  orderId: string,
  status: OrderStatus,
  note: string | null = null
): Promise<boolean> {
  const changed = await tx.run(
    `with changed as (
       update shop_order set status = ?, updated_at = now()
       where tenant_id = ? and order_id = ? and status <> ? returning tenant_id, order_id, status)
     insert into shop_order_event (tenant_id, order_id, status, note) select tenant_id, order_id, status, ? from changed`,
    [status, tx.tenantId, orderId, status, note]
  )
  return changed === 1
}
