import type { MedusaContainer } from "@medusajs/framework/types"
import { checkDueHosts } from "../commands/tenant/hosts/check-due-hosts"
import { runJob } from "../lib/telemetry/run-job"

/** Checks that tenants' hosts still have a valid proof. */
export default async function checkDueHostsJob(container: MedusaContainer): Promise<void> {
  await runJob(config.name, () => checkDueHosts(container, { now: new Date() }))
}

export const config = { name: "check-due-hosts-job", schedule: { interval: 5_000 } }
