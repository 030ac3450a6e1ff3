import type { TenantTx } from "../../db/with-tenant"
import { type OrderRefund, refundColumns, refundOf, type RefundRow } from "./order-refund"

/** All refunds of these orders, the oldest first. */
export async function refundsOfOrders(tx: TenantTx, orderIds: readonly string[]): Promise<OrderRefund[]> {
  const rows = await tx.rows<RefundRow>(
    `select ${refundColumns} from order_refund where tenant_id = ? and order_id = any(?) order by created_at, id`,
    [tx.tenantId, orderIds]
  )
  return rows.map(refundOf)
}

export async function findRefund(tx: TenantTx, id: string): Promise<OrderRefund | undefined> {
  const row = await tx.first<RefundRow>(
    `select ${refundColumns} from order_refund where tenant_id = ? and id = ?`,
    [tx.tenantId, id]
  )
  return row && refundOf(row)
}
