import type { MedusaContainer } from "@medusajs/framework/types"
import { sendDueWebhooks } from "../commands/webhook/send-due-webhooks"
import { runJob } from "../lib/telemetry/run-job"

/** Sends due outgoing webhook deliveries. */
export default async function sendDueWebhooksJob(container: MedusaContainer): Promise<void> {
  await runJob(config.name, () => sendDueWebhooks(container))
}

export const config = { name: "send-due-webhooks-job", schedule: { interval: 1_000 } }
