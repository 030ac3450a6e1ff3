import type { ErrorCode } from "../../contract/common"
import type { Order } from "../../contract/order"
import { orderView, type ShopOrder } from "../../modules/order/shop-order"

/** What became of a gateway order. */
export type Outcome =
  /** `isNew` when this very call has finished it. */
  | { kind: "paid"; order: Order; isNew: boolean }
  /** No payment of it is authorized or captured (yet). */
  | { kind: "unpaid" }
  /** It can't become an order; nothing stays charged. */
  | { kind: "dropped"; code: ErrorCode; reason: string }

export const droppedOutcome = (entry: { dropCode: string | null; dropReason: string | null }): Outcome => ({
  kind: "dropped",
  code: entry.dropCode === "INSUFFICIENT_STOCK" ? "INSUFFICIENT_STOCK" : "PAYMENT_MISMATCH",
  reason: entry.dropReason ?? "This payment can't become an order. Nothing stays charged.",
})

export const paidOutcome = (order: ShopOrder, isNew: boolean): Outcome => ({
  kind: "paid",
  order: orderView(order),
  isNew,
})
