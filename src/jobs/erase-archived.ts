import type { MedusaContainer } from "@medusajs/framework/types"
import { eraseArchived } from "../commands/tenant/erase/erase-archived"

/** The personal data of shops that were deleted, once their admins have had their time. */
export default async function eraseArchivedJob(container: MedusaContainer): Promise<void> {
  await eraseArchived(container, { now: new Date() })
}

export const config = { name: "erase-archived-job", schedule: "41 * * * *" }
