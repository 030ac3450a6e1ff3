import type { MedusaContainer } from "@medusajs/framework/types"
import { sendDueWebhooksWorkflow } from "../workflows/webhook/send-due-webhooks"

/** Messages for the programs that listen to a shop. */
export default async function sendDueWebhooks(container: MedusaContainer): Promise<void> {
  await sendDueWebhooksWorkflow(container).run()
}

export const config = { name: "send-due-webhooks-job", schedule: { interval: 1_000 } }
