import { allocate } from "./allocate"
import { paise, type Paise } from "./money"

/** An amount by component, in paise. */
export interface MoneyParts {
  readonly taxable: Paise
  readonly gst: Paise
  readonly shipping: Paise
}

/**
 * Splits a refund into goods, their GST and shipping, in proportion to what is left of each. So an order that is
 * refunded in full, in any number of parts, refunds exactly what was paid of each.
 * @param left paid amount less earlier refunds, by component
 * @throws RangeError for more than is left
 */
export function refundShares(amount: Paise, left: MoneyParts): MoneyParts {
  const weights = [left.taxable, left.gst, left.shipping]
  if (amount > weights.reduce((sum, it) => sum + it, 0))
    throw new RangeError("More than is left of the order")
  const [taxable = paise(0), gst = paise(0), shipping = paise(0)] = allocate(amount, weights)
  return { taxable, gst, shipping }
}
