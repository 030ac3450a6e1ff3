import type { MedusaContainer } from "@medusajs/framework/types"
import { checkDueHostsWorkflow } from "../workflows/tenant/hosts/check-due-hosts"

/** Whether shops' hosts are still proved to be theirs. */
export default async function checkDueHosts(container: MedusaContainer): Promise<void> {
  await checkDueHostsWorkflow(container).run({ input: { now: new Date().toISOString() } })
}

export const config = { name: "check-due-hosts-job", schedule: { interval: 5_000 } }
