import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepPayments } from "../commands/checkout/sweep-payments"

/** Finds gateway payments that are missing in the ledger. */
export default async function sweepPaymentsJob(container: MedusaContainer): Promise<void> {
  await sweepPayments(container, { now: new Date() })
}

export const config = { name: "sweep-payments-job", schedule: "29 * * * *" }
