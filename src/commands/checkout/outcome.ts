import type { ErrorCode } from "../../contract/common"
import type { Order } from "../../contract/order"
import { ApiError } from "../../lib/api-error"
import { orderView, type TenantOrder } from "../../modules/order/tenant-order"

/** Result of finalizing a gateway order. */
export type Outcome =
  /** `isNew` if this call has finalized it. */
  | { kind: "paid"; order: Order; isNew: boolean }
  /** No payment of it is authorized or captured (yet). */
  | { kind: "unpaid" }
  /** It can't become an order, and nothing stays charged. With ALREADY_PAID: the order that its cart became. */
  | { kind: "dropped"; code: ErrorCode; reason: string; order?: Order }

type Dropped = Extract<Outcome, { kind: "dropped" }>

const reportedCodes: ReadonlySet<string> = new Set<ErrorCode>(["INSUFFICIENT_STOCK", "TOTALS_CHANGED"])

/** @param order the order, if the ledger entry's cart became an order by another session */
export function droppedOutcome(
  entry: { dropCode: string | null; dropReason: string | null },
  order?: TenantOrder
): Outcome {
  const reason = entry.dropReason ?? "This payment can't become an order. Nothing stays charged."
  if (order) return { kind: "dropped", code: "ALREADY_PAID", reason, order: orderView(order) }
  const code = reportedCodes.has(entry.dropCode ?? "") ? (entry.dropCode as ErrorCode) : "PAYMENT_MISMATCH"
  return { kind: "dropped", code, reason }
}

export const paidOutcome = (order: TenantOrder, isNew: boolean): Outcome => ({
  kind: "paid",
  order: orderView(order),
  isNew,
})

/** The error for a dropped payment. */
export const droppedError = ({ code, reason, order }: Dropped): ApiError =>
  new ApiError(code, reason, order ? { order } : {})

/** The error for a request on a cart that had been paid before. */
export const alreadyPaid = (order: Order): ApiError =>
  new ApiError("ALREADY_PAID", `Your payment went through: this is order ${order.orderNumber}.`, { order })
