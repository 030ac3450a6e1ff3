import type { MedusaContainer } from "@medusajs/framework/types"
import { eraseArchived } from "../commands/tenant/erase/erase-archived"
import { runJob } from "../commands/telemetry/run-job"

/** Erases the personal data of archived tenants after their admins' grace period. */
export default async function eraseArchivedJob(container: MedusaContainer): Promise<void> {
  await runJob(container, config.name, () => eraseArchived(container, { now: new Date() }))
}

export const config = { name: "erase-archived", schedule: "41 * * * *" }
