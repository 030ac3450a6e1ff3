import { ApiError } from "~/lib/api"
import { showUnknownOutcome, showNothingCharged, showNotTaken } from "./problems"

/** Error codes that follow a check with the gateway: a payment that can't become an order, or none at all. */
const checkedCodes: ReadonlySet<string> = new Set([
  "TOTALS_CHANGED",
  "INSUFFICIENT_STOCK",
  "PAYMENT_MISMATCH",
])

/**
 * Shows the state of a payment whose window was closed.
 * @param refusal error of the session requested afterwards; null when the request succeeded, which implies a check with
 * the gateway
 */
export function showClosedPayment(refusal: unknown): void {
  if (refusal === null) showNothingCharged()
  else if (refusal instanceof ApiError && checkedCodes.has(refusal.code ?? "")) showNotTaken(refusal.message)
  else showUnknownOutcome()
}
