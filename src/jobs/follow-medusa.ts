import type { MedusaContainer } from "@medusajs/framework/types"
import { followMedusa } from "../commands/order/follow-medusa"

/** What was done with orders in Medusa Admin, when no event has told. */
export default async function followMedusaJob(container: MedusaContainer): Promise<void> {
  await followMedusa(container)
}

export const config = { name: "follow-medusa-job", schedule: { interval: 5_000 } }
