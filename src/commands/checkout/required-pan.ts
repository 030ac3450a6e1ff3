import { needsPan } from "../../contract/rules/needs-pan"
import type { Rates } from "../../contract/settings"
import { paiseFromRupees, rupeesNumber } from "../../domain/money"
import type { Snapshot } from "../../domain/order-snapshot"
import { isAbroad } from "../../domain/tax-regime"
import { invalid } from "../../lib/api-error"

const inRupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 })

type Purchase = Pick<Snapshot, "totals" | "address" | "buyer">

/**
 * Whether the law requires the buyer's PAN for this purchase, by the tenant's current threshold. A GSTIN contains it,
 * and buyers abroad are exempt.
 */
export const isPanDue = (
  { totals, address, buyer }: Purchase,
  { pan_threshold }: Pick<Rates, "pan_threshold">
): boolean =>
  buyer === undefined && !isAbroad(address.country) && needsPan(totals.total, paiseFromRupees(pan_threshold))

/**
 * The PAN to store with an order; null if none is required, whatever was sent.
 * @throws ApiError VALIDATION_FAILED if it is missing
 */
export function requiredPan(purchase: Purchase, rates: Rates, given: string | null): string | null {
  if (!isPanDue(purchase, rates)) return null
  if (given !== null) return given
  const above = inRupees.format(rupeesNumber(paiseFromRupees(rates.pan_threshold)))
  throw invalid(
    "pan",
    `Please enter the buyer's PAN: the law asks for it on purchases above ₹${above}. If you have none, please ask the store about Form 97`
  )
}
