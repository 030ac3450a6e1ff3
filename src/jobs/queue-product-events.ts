import type { MedusaContainer } from "@medusajs/framework/types"
import { queueProductEvents } from "../commands/webhook/queue-product-events"
import { runJob } from "../lib/telemetry/run-job"

/** Turns product changes into outgoing webhook messages, many products per message. */
export default async function queueProductEventsJob(container: MedusaContainer): Promise<void> {
  await runJob(config.name, () => queueProductEvents(container))
}

export const config = { name: "queue-product-events-job", schedule: { interval: 2_000 } }
