import type { MedusaContainer } from "@medusajs/framework/types"
import { findDoubleClaims } from "../commands/alarm/find-double-claims"
import { runJob } from "../lib/telemetry/run-job"

/** Finds products of two tenants that claim the same laboratory report. */
export default async function findDoubleClaimsJob(container: MedusaContainer): Promise<void> {
  await runJob(config.name, () => findDoubleClaims(container))
}

export const config = { name: "find-double-claims-job", schedule: { interval: 20_000 } }
