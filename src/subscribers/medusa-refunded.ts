import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { finishRefunds } from "../commands/order/finish-refunds"

/** Issues the credit note of a refund made in Medusa Admin immediately. A job finds refunds whose event was missed. */
export default async function medusaRefunded({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await finishRefunds(container, { refundId: event.data.id })
}

export const config: SubscriberConfig = { event: "payment.refund.created" }
