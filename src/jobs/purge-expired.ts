import type { MedusaContainer } from "@medusajs/framework/types"
import { purgeExpired } from "../commands/account/purge-expired"
import { runJob } from "../commands/telemetry/run-job"

/** Deletes expired sessions, codes, links, rate-limit counts and cached look-ups. */
export default async function purgeExpiredJob(container: MedusaContainer): Promise<void> {
  await runJob(container, config.name, () => purgeExpired(container))
}

export const config = { name: "purge-expired", schedule: "17 * * * *" }
