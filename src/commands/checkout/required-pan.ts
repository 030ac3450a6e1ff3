import { needsPan } from "../../contract/rules/pan"
import type { Rates } from "../../contract/settings"
import { paiseFromRupees, rupeesNumber } from "../../domain/money"
import { invalid } from "../../lib/api-error"
import type { OrderTotals } from "../../domain/totals"

const inRupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 })

/** Whether the law requires the buyer's PAN at this total, by the tenant's current threshold. */
export const isPanDue = (
  { total }: Pick<OrderTotals, "total">,
  { pan_threshold }: Pick<Rates, "pan_threshold">
): boolean => needsPan(total, paiseFromRupees(pan_threshold))

/**
 * The PAN to store with an order; null if none is required, whatever was sent.
 * @throws ApiError VALIDATION_FAILED if it is missing
 */
export function requiredPan(totals: OrderTotals, rates: Rates, given: string | null): string | null {
  if (!isPanDue(totals, rates)) return null
  if (given !== null) return given
  const above = inRupees.format(rupeesNumber(paiseFromRupees(rates.pan_threshold)))
  throw invalid(
    "pan",
    `Please enter the buyer's PAN: Income-tax Rule 114B asks for it on purchases above ₹${above}`
  )
}
