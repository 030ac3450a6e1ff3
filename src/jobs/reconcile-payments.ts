import type { MedusaContainer } from "@medusajs/framework/types"
import { finalizeAllDue } from "../commands/checkout/finalize-due"
import { runJob } from "../lib/telemetry/run-job"

/** Finalizes payments that are still unfinished; see `finalizeAllDue`. */
export default async function reconcilePayments(container: MedusaContainer): Promise<void> {
  await runJob(config.name, () => finalizeAllDue(container))
}

export const config = { name: "reconcile-payments", schedule: "*/15 * * * * *" }
