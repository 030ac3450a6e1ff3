import type { MedusaContainer } from "@medusajs/framework/types"
import { findDoubleClaimsWorkflow } from "../workflows/alarm/find-double-claims"

/** Stones of any two shops that are offered with one laboratory report. */
export default async function findDoubleClaims(container: MedusaContainer): Promise<void> {
  await findDoubleClaimsWorkflow(container).run()
}

export const config = { name: "find-double-claims-job", schedule: { interval: 20_000 } }
