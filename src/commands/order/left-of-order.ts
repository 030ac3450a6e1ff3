import type { PaidParts } from "../../domain/paid-parts"
import { leftParts, type LeftParts } from "../../domain/refund-lines"
import { type OrderMoney, refundableOf } from "../../medusa/order/read-money"
import { pendingTotal, type OrderRefund } from "../../modules/refund/order-refund"
import { creditOf } from "../../modules/refund/stored-credit"

/**
 * Computes what can be refunded of each line item of an order and of shipping.
 * @param refunds all of the order
 */
export function leftOfOrder(paid: PaidParts, refunds: readonly OrderRefund[], money: OrderMoney): LeftParts {
  const credits = refunds.filter((it) => it.state !== "failed").flatMap((it) => creditOf(it, paid) ?? [])
  return leftParts(paid, credits, refundableOf(money, pendingTotal(refunds)))
}
