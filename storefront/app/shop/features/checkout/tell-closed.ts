import { ApiError } from "~/lib/api"
import { tellNotKnown, tellNothingCharged, tellNotTaken } from "./problems"

/** Error codes that follow a check with the gateway: a payment that can't become an order, or none at all. */
const asked: ReadonlySet<string> = new Set(["TOTALS_CHANGED", "INSUFFICIENT_STOCK", "PAYMENT_MISMATCH"])

/**
 * Shows the state of a payment whose window was closed.
 * @param refusal error of the session requested afterwards; null when the request succeeded, which implies a check with
 * the gateway
 */
export function tellClosed(refusal: unknown): void {
  if (refusal === null) tellNothingCharged()
  else if (refusal instanceof ApiError && asked.has(refusal.code ?? "")) tellNotTaken(refusal.message)
  else tellNotKnown()
}
