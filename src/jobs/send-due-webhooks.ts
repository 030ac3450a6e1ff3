import type { MedusaContainer } from "@medusajs/framework/types"
import { sendDueWebhooks } from "../commands/webhook/send-due-webhooks"

/** Sends due outgoing webhook deliveries. */
export default async function sendDueWebhooksJob(container: MedusaContainer): Promise<void> {
  await sendDueWebhooks(container)
}

export const config = { name: "send-due-webhooks-job", schedule: { interval: 1_000 } }
