import type { TenantTx } from "../../db/with-tenant"

/**
 * Stores that this captured payment must be refunded. Called before the gateway request, so that a crash can't lose it.
 */
export const noteRefund = (
  tx: TenantTx,
  it: { paymentId: string; gatewayOrderId: string; amountPaise: number }
) =>
  tx.run(
    `insert into payment_refund (tenant_id, payment_id, gateway_order_id, amount_paise) values (?, ?, ?, ?)
     on conflict (tenant_id, payment_id) do nothing`,
    [tx.tenantId, it.paymentId, it.gatewayOrderId, it.amountPaise]
  )

/**
 * Marks a refund as done.
 * @returns the refunded amount in paise; undefined when it was done before or never requested
 */
export async function refundDone(
  tx: TenantTx,
  paymentId: string,
  refundId: string | null
): Promise<number | undefined> {
  const row = await tx.first<{ amount_paise: string }>(
    `update payment_refund set refund_id = ?, done_at = now() where tenant_id = ? and payment_id = ? and done_at is null
     returning amount_paise`,
    [refundId, tx.tenantId, paymentId]
  )
  return row && Number(row.amount_paise)
}
