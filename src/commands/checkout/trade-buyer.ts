import type { Rates } from "../../contract/settings"
import type { Snapshot } from "../../domain/order-snapshot"
import { isAbroad } from "../../domain/tax-regime"
import { invalid } from "../../lib/api-error"

export type TradeBuyer = NonNullable<Snapshot["buyer"]>

/**
 * Refuses a trade buyer where there is no input tax credit.
 * @throws ApiError VALIDATION_FAILED when the tenant isn't registered for GST, or for a delivery abroad
 */
export function requireCredit(
  { country }: Pick<Snapshot["address"], "country">,
  { gst_registered }: Pick<Rates, "gst_registered">
): void {
  if (gst_registered === "false")
    throw invalid("buyerGstin", "This store isn't registered for GST: please leave the GSTIN empty")
  if (isAbroad(country))
    throw invalid("buyerGstin", "Please leave the GSTIN empty for a delivery outside India")
}
