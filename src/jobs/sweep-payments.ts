import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepPayments } from "../commands/checkout/sweep-payments"
import { runJob } from "../commands/telemetry/run-job"

/** Finds gateway payments that are missing in the ledger. */
export default async function sweepPaymentsJob(container: MedusaContainer): Promise<void> {
  await runJob(container, config.name, () => sweepPayments(container, { now: new Date() }))
}

export const config = { name: "sweep-payments", schedule: "29 * * * *" }
