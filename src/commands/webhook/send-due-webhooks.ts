import type { MedusaContainer } from "@medusajs/framework/types"
import { webhookQueue } from "../../modules/webhook/due"
import { deliver } from "../../modules/webhook/send/deliver"

/** Sends due deliveries. A tenant with a slow receiver or many deliveries doesn't delay the others. */
export async function sendDueWebhooks(container: MedusaContainer): Promise<void> {
  await webhookQueue.run(container, (due) =>
    deliver(container, due, { now: new Date(), random: Math.random() })
  )
}
