import type { TenantTx } from "../../db/with-tenant"
import { paise, type Paise } from "../../domain/money"
import type { Tenant } from "../../modules/tenant/tenant"

export interface OrderPayment {
  orderId: string
  gatewayOrderId: string | null
  amount: Paise
  isCaptured: boolean
}

/** A payment of Medusa's and its order, if the order is the tenant's. */
export async function orderOfPayment(
  tx: TenantTx,
  { salesChannelId }: Tenant,
  paymentId: string
): Promise<OrderPayment | undefined> {
  const row = await tx.first<Omit<OrderPayment, "amount"> & Record<"amount", string>>(
    `select o.id as "orderId", p.data->>'order_id' as "gatewayOrderId", (p.amount * 100)::text as amount,
       p.captured_at is not null as "isCaptured"
     from payment p
     join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
     join "order" o on o.id = l.order_id and o.deleted_at is null
     where p.id = ? and p.deleted_at is null and o.sales_channel_id = ?`,
    [paymentId, salesChannelId]
  )
  return row && { ...row, amount: paise(Number(row.amount)) }
}

/** Label of a refund reason of Medusa's. */
export const refundReasonLabel = async (tx: TenantTx, id: string): Promise<string | undefined> =>
  (
    await tx.first<{ label: string }>("select label from refund_reason where id = ? and deleted_at is null", [
      id,
    ])
  )?.label
