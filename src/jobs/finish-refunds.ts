import type { MedusaContainer } from "@medusajs/framework/types"
import { finishRefunds } from "../commands/order/finish-refunds"
import { runJob } from "../lib/telemetry/run-job"

/** Finishes refunds whose response was lost, and refunds made in Medusa Admin whose event was missed. */
export default async function finishRefundsJob(container: MedusaContainer): Promise<void> {
  await runJob(config.name, () => finishRefunds(container, {}))
}

export const config = { name: "finish-refunds-job", schedule: { interval: 10_000 } }
