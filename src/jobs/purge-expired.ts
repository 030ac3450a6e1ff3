import type { MedusaContainer } from "@medusajs/framework/types"
import { purgeExpired } from "../commands/account/purge-expired"

/** Sessions, codes, links, limits and look-ups whose time is over. */
export default async function purgeExpiredJob(container: MedusaContainer): Promise<void> {
  await purgeExpired(container)
}

export const config = { name: "purge-expired-job", schedule: "17 * * * *" }
