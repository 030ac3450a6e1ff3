import type { MedusaContainer } from "@medusajs/framework/types"
import { purgeExpiredWorkflow } from "../workflows/account/purge-expired"

/** Sessions, codes, links, limits and look-ups whose time is over. */
export default async function purgeExpired(container: MedusaContainer): Promise<void> {
  await purgeExpiredWorkflow(container).run()
}

export const config = { name: "purge-expired-job", schedule: "17 * * * *" }
