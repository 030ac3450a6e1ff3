import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepPayments } from "../commands/checkout/sweep-payments"

/** Payments that the gateway has and the ledger has not. */
export default async function sweepPaymentsJob(container: MedusaContainer): Promise<void> {
  await sweepPayments(container, { now: new Date() })
}

export const config = { name: "sweep-payments-job", schedule: "29 * * * *" }
