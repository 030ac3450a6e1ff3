import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepPaymentsWorkflow } from "../workflows/checkout/sweep-payments"

/** Payments that the gateway has and the ledger has not. */
export default async function sweepPayments(container: MedusaContainer): Promise<void> {
  await sweepPaymentsWorkflow(container).run({ input: { now: new Date().toISOString() } })
}

export const config = { name: "sweep-payments-job", schedule: "29 * * * *" }
