import type { MedusaContainer } from "@medusajs/framework/types"
import { syncOrders } from "../commands/order/sync-orders"
import { runJob } from "../lib/telemetry/run-job"

/** Syncs order changes made in Medusa Admin whose event was missed. */
export default async function syncOrdersJob(container: MedusaContainer): Promise<void> {
  await runJob(config.name, () => syncOrders(container))
}

export const config = { name: "sync-orders-job", schedule: { interval: 5_000 } }
