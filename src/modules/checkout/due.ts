import type { MedusaContainer } from "@medusajs/framework/types"
import { type Claimed, WorkQueue } from "../../db/work-queue"
import type { LedgerState } from "./ledger"

/** Ledger entries that must be checked again. A lost lease can't postpone or drop a row that became due again. */
export const paymentQueue = new WorkQueue({
  name: "payments",
  table: "payment_due",
  key: { gatewayOrderId: "gateway_order_id" },
  leaseSeconds: 90,
  atOnce: 10,
  perTenant: 5,
})

export type Due = Claimed<"gatewayOrderId">

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Seconds until the next check of a gateway order without an order, by the age of its session. */
const nextLook = (ageSeconds: number): number => {
  if (ageSeconds < 10 * minute) return minute
  if (ageSeconds < hour) return 5 * minute
  if (ageSeconds < 6 * hour) return hour / 2
  return ageSeconds < 7 * day ? 6 * hour : day
}

/**
 * Schedules the next check of an unpaid gateway order: every minute while a shopper may be paying, then less and less
 * often. A gateway order that can't become an order is checked for a refund at most every six hours.
 */
export const postponeLookup = (
  container: Pick<MedusaContainer, "resolve">,
  due: Due,
  { state, seconds }: { state: LedgerState; seconds: number }
): Promise<void> =>
  paymentQueue.postpone(container, due, Math.max(nextLook(seconds), state === "open" ? 0 : 6 * hour))
