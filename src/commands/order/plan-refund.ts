import type { RefundBody } from "../../contract/admin-order"
import { addPaise, formatInr, paise, type Paise, paiseFromRupees, zeroPaise } from "../../domain/money"
import { placeOfItem } from "../../domain/order-item-id"
import {
  creditParts,
  type Credit,
  type LeftParts,
  spreadAmount,
  type WantedLine,
} from "../../domain/refund-lines"
import { ApiError, invalid } from "../../lib/api-error"
import type { WantedParts } from "../../modules/refund/order-refund"

/** The gateway refunds no less at once. */
const minimum = paise(100)

/** A refund request in paise. */
export interface WantedRefund {
  /** Null for all that is left. */
  amount: Paise | null
  /** Null when only an amount was requested. */
  parts: WantedParts | null
}

interface RefundedOrder {
  orderId: string
  snapshot: { items: readonly unknown[] }
}

/**
 * Reads the amounts of a refund request.
 * @throws ApiError VALIDATION_FAILED for a line item that the order doesn't have or that is named twice, for an amount
 * that isn't the sum of the parts, and for less than ₹1.00
 */
export function wantedRefund(order: RefundedOrder, wanted: RefundBody): WantedRefund {
  const amount = wanted.amount === undefined ? null : paiseFromRupees(wanted.amount)
  if (wanted.lines === undefined && wanted.shipping === undefined) return { amount, parts: null }
  const parts = {
    lines: wantedLines(order, wanted.lines ?? []),
    shipping: wanted.shipping === undefined ? zeroPaise : paiseFromRupees(wanted.shipping),
  }
  const sum = addPaise(parts.shipping, ...parts.lines.map((it) => it.amount))
  if (amount !== null && amount !== sum)
    throw invalid("amount", `The lines and shipping add up to ${formatInr(sum)}, not ${formatInr(amount)}`)
  if (sum < minimum) throw invalid("lines", "At least ₹1.00 can be refunded")
  return { amount: sum, parts }
}

function wantedLines(
  { orderId, snapshot }: RefundedOrder,
  lines: NonNullable<RefundBody["lines"]>
): WantedLine[] {
  const wanted = lines.map(({ itemId, amount, quantity = null }, index) => {
    const line = placeOfItem(orderId, snapshot.items.length, itemId)
    if (line === undefined) throw invalid(`lines.${index}.itemId`, "The order has no such line item")
    return { line, amount: paiseFromRupees(amount), quantity }
  })
  for (const [index, { line }] of wanted.entries()) {
    if (wanted.findIndex((it) => it.line === line) < index)
      throw invalid(`lines.${index}.itemId`, "The line item is named twice")
  }
  return wanted
}

/**
 * Decides what a refund credits.
 * @throws ApiError CONFLICT when nothing is left, for more than is left of a line item, of its pieces or of shipping,
 * and when the rest could never be refunded; VALIDATION_FAILED for an amount of more than is left
 */
export function planRefund(left: LeftParts, { amount, parts }: WantedRefund): Credit {
  const all = addPaise(left.shipping.amount, ...left.lines.map((it) => it.amount))
  if (all <= 0) throw new ApiError("CONFLICT", "Nothing is left to refund of this order")
  if (all < minimum)
    throw new ApiError(
      "CONFLICT",
      `${formatInr(all)} is left of this order, and the payment gateway refunds at least ₹1 at once`
    )
  if (parts) requireLeft(left, parts)
  else if (amount !== null && amount > all)
    throw invalid("amount", `At most ${formatInr(all)} can be refunded`)
  const refunded = amount ?? all
  requireRest(all, refunded)
  return parts ? creditParts(left, parts.lines, parts.shipping) : spreadAmount(left, refunded)
}

/** @throws ApiError CONFLICT for more than is left of a part */
function requireLeft(left: LeftParts, { lines, shipping }: WantedParts): void {
  const refuse = (path: string, message: string): ApiError =>
    new ApiError("CONFLICT", message, { details: [{ path, message }] })
  for (const [index, { line, amount, quantity }] of lines.entries()) {
    const rest = left.lines[line]
    if (!rest || amount > rest.amount)
      throw refuse(
        `lines.${index}.amount`,
        `At most ${formatInr(rest?.amount ?? zeroPaise)} can be refunded of line item ${line + 1}`
      )
    if (quantity !== null && quantity > rest.quantity)
      throw refuse(
        `lines.${index}.quantity`,
        `${rest.quantity === 1 ? "1 piece is" : `${rest.quantity} pieces are`} left of line item ${line + 1}`
      )
  }
  if (shipping > left.shipping.amount)
    throw refuse("shipping", `At most ${formatInr(left.shipping.amount)} can be refunded of shipping`)
}

/** @throws ApiError CONFLICT when less than the gateway's minimum would be left */
function requireRest(all: Paise, amount: Paise): void {
  const rest = paise(all - amount)
  if (rest <= 0 || rest >= minimum) return
  const most = paise(all - minimum)
  throw new ApiError(
    "CONFLICT",
    `This would leave ${formatInr(rest)}, and the payment gateway refunds at least ₹1 at once, so it could never be refunded. ` +
      (most >= minimum
        ? `Refund ${formatInr(all)}, which is all that is left, or at most ${formatInr(most)}.`
        : `Refund ${formatInr(all)}, which is all that is left.`)
  )
}
