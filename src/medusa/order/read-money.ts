import type { TenantTx } from "../../db/with-tenant"
import { paise, type Paise, zeroPaise } from "../../domain/money"

export interface OrderMoney {
  /** Amount captured for the order. */
  captured: Paise
  /** Amount refunded of it, in any way. */
  refunded: Paise
}

/** Captured and refunded amounts of these orders; both are 0 for an order without a payment. */
export async function moneyOfOrders(
  tx: TenantTx,
  orderIds: readonly string[]
): Promise<ReadonlyMap<string, OrderMoney>> {
  const rows = await tx.rows<{ order_id: string; captured: string; refunded: string }>(
    `select l.order_id,
       coalesce(sum((select sum(c.amount) from capture c where c.payment_id = p.id and c.deleted_at is null)), 0) * 100
         as captured,
       coalesce(sum((select sum(r.amount) from refund r where r.payment_id = p.id and r.deleted_at is null)), 0) * 100
         as refunded
     from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id
     where l.order_id = any(?) and l.deleted_at is null and p.deleted_at is null group by l.order_id`,
    [orderIds]
  )
  return new Map(
    rows.map((it) => [
      it.order_id,
      { captured: paise(Number(it.captured)), refunded: paise(Number(it.refunded)) },
    ])
  )
}

export const noMoney: OrderMoney = { captured: zeroPaise, refunded: zeroPaise }

/** The refundable amount, less refunds under way that Medusa hasn't recorded yet. */
export const refundableOf = ({ captured, refunded }: OrderMoney, onTheWay: Paise): Paise =>
  paise(captured - refunded - onTheWay)
