import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { syncOrders } from "../commands/order/sync-orders"

/**
 * Syncs shipments, deliveries and cancellations made in Medusa Admin immediately. A job finds those whose event was
 * missed.
 */
export default async function orderMoved({ container }: SubscriberArgs): Promise<void> {
  await syncOrders(container)
}

export const config: SubscriberConfig = {
  event: ["shipment.created", "delivery.created", "order.canceled", "order.fulfillment_canceled"],
}
