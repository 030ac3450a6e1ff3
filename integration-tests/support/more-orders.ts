import type { OrderStatus } from "../../src/contract/order"
import { rows } from "./database"
import { unique } from "./unique"

export interface OrderCopy {
  totalPaise: number
  at: Date
  status?: OrderStatus
}

/** Copies an order under other numbers, totals and times that no checkout can produce today. */
export async function copyOrder(orderId: string, copies: readonly OrderCopy[]): Promise<void> {
  for (const { totalPaise, at, status = "PAID" } of copies) {
    await rows(
      `insert into shop_order (tenant_id, order_id, order_number, account_id, status, payment_ref, gateway_order_id,
         total_paise, snapshot, created_at)
       select tenant_id, $2, $3, account_id, $4, null, $2, $5,
         jsonb_set(snapshot, '{totals,total}', to_jsonb($5::bigint)), $6
       from shop_order where order_id = $1`,
      [orderId, unique("copy"), unique("C"), status, totalPaise, at]
    )
  }
}
