import type { MedusaContainer } from "@medusajs/framework/types"
import { followMedusa } from "../commands/order/follow-medusa"

/** Syncs order changes made in Medusa Admin whose event was missed. */
export default async function followMedusaJob(container: MedusaContainer): Promise<void> {
  await followMedusa(container)
}

export const config = { name: "follow-medusa-job", schedule: { interval: 5_000 } }
