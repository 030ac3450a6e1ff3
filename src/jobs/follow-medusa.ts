import type { MedusaContainer } from "@medusajs/framework/types"
import { followMedusaWorkflow } from "../workflows/order/follow-medusa"

/** What was done with orders in Medusa Admin, when no event has told. */
export default async function followMedusa(container: MedusaContainer): Promise<void> {
  await followMedusaWorkflow(container).run()
}

export const config = { name: "follow-medusa-job", schedule: { interval: 5_000 } }
