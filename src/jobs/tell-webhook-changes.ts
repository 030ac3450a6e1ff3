import type { MedusaContainer } from "@medusajs/framework/types"
import { tellWebhookChangesWorkflow } from "../workflows/webhook/tell-webhook-changes"

/** Products that have changed become messages, many in one. */
export default async function tellWebhookChanges(container: MedusaContainer): Promise<void> {
  await tellWebhookChangesWorkflow(container).run()
}

export const config = { name: "tell-webhook-changes-job", schedule: { interval: 2_000 } }
