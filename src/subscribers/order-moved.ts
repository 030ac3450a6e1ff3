import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { followMedusa } from "../commands/order/follow-medusa"

/** What is sent, delivered or cancelled in Medusa Admin shows at once; the job behind this finds what no event told. */
export default async function orderMoved({ container }: SubscriberArgs): Promise<void> {
  await followMedusa(container)
}

export const config: SubscriberConfig = {
  event: ["shipment.created", "delivery.created", "order.canceled", "order.fulfillment_canceled"],
}
