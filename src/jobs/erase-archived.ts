import type { MedusaContainer } from "@medusajs/framework/types"
import { eraseArchivedWorkflow } from "../workflows/tenant/erase/erase-archived"

/** The personal data of shops that were deleted, once their admins have had their time. */
export default async function eraseArchived(container: MedusaContainer): Promise<void> {
  await eraseArchivedWorkflow(container).run({ input: { now: new Date().toISOString() } })
}

export const config = { name: "erase-archived-job", schedule: "41 * * * *" }
