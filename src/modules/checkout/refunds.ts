import type { TenantTx } from "../../db/with-tenant"

/** Notes that this captured payment must be refunded. Written before the gateway is asked, so that it is never forgotten. */
export const noteRefund = (
  tx: TenantTx,
  it: { paymentId: string; gatewayOrderId: string; amountPaise: number }
) =>
  tx.run(
    `insert into payment_refund (tenant_id, payment_id, gateway_order_id, amount_paise) values (?, ?, ?, ?)
     on conflict (tenant_id, payment_id) do nothing`,
    [tx.tenantId, it.paymentId, it.gatewayOrderId, it.amountPaise]
  )

/** @returns the amount in paise that went back; undefined when that was written down before, or nobody had asked for it */
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
