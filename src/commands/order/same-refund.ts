import type { OrderRefund, WantedParts } from "../../modules/refund/order-refund"
import type { WantedRefund } from "./plan-refund"

/** Whether a request wants the amount, the line items and the shipping of an earlier refund. */
export function isSameRefund(it: OrderRefund, { amount, parts }: WantedRefund): boolean {
  if (it.requestedAmount !== amount && it.amount !== amount) return false
  if (!parts) return it.requestedParts === null
  const credited = it.credit && { lines: it.credit.lines, shipping: it.credit.shipping.amount }
  return [it.requestedParts, credited].some(
    (earlier) => earlier !== null && textOf(earlier) === textOf(parts)
  )
}

/** The same text for the same parts, in whatever sequence the line items were sent. */
const textOf = ({ lines, shipping }: WantedParts): string =>
  JSON.stringify([
    shipping,
    lines
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, amount, quantity }) => [line, amount, quantity ?? 0]),
  ])
