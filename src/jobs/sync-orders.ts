import type { MedusaContainer } from "@medusajs/framework/types"
import { syncOrders } from "../commands/order/sync-orders"

/** Syncs order changes made in Medusa Admin whose event was missed. */
export default async function syncOrdersJob(container: MedusaContainer): Promise<void> {
  await syncOrders(container)
}

export const config = { name: "sync-orders-job", schedule: { interval: 5_000 } }
