import { ApiError } from "~/lib/api"
import { tellNotKnown, tellNothingCharged, tellNotTaken } from "./problems"

/** What the gateway was asked about and said: a payment that no order comes of, or none at all. */
const asked: ReadonlySet<string> = new Set(["TOTALS_CHANGED", "INSUFFICIENT_STOCK", "PAYMENT_MISMATCH"])

/**
 * Says how a payment stands whose window was closed.
 * @param refusal of the session that was asked for then; null when it was answered, which is after asking the gateway
 */
export function tellClosed(refusal: unknown): void {
  if (refusal === null) tellNothingCharged()
  else if (refusal instanceof ApiError && asked.has(refusal.code ?? "")) tellNotTaken(refusal.message)
  else tellNotKnown()
}
