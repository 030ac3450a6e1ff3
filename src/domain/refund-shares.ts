import { allocate } from "./allocate"
import { paise, type Paise } from "./money"

/** An amount by what it stands for, in paise. */
export interface MoneyParts {
  readonly taxable: Paise
  readonly gst: Paise
  readonly shipping: Paise
}

/**
 * What of a refund is goods, their GST and shipping: in proportion to what is left of each, so that an order that is
 * returned in full, in however many parts, gives back exactly what was paid of each.
 * @param left what was paid less what earlier refunds gave back, part by part
 * @throws RangeError for more than is left
 */
export function refundShares(amount: Paise, left: MoneyParts): MoneyParts {
  const weights = [left.taxable, left.gst, left.shipping]
  if (amount > weights.reduce((sum, it) => sum + it, 0))
    throw new RangeError("More than is left of the order")
  const [taxable = paise(0), gst = paise(0), shipping = paise(0)] = allocate(amount, weights)
  return { taxable, gst, shipping }
}
