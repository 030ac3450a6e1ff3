import type { MedusaContainer } from "@medusajs/framework/types"
import { tellWebhookChanges } from "../commands/webhook/tell-webhook-changes"

/** Turns product changes into outgoing webhook messages, many products per message. */
export default async function tellWebhookChangesJob(container: MedusaContainer): Promise<void> {
  await tellWebhookChanges(container)
}

export const config = { name: "tell-webhook-changes-job", schedule: { interval: 2_000 } }
