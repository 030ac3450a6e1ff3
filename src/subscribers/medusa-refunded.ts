import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { finishRefunds } from "../commands/order/finish-refunds"

/** A refund made in Medusa Admin gets its credit note at once; the job behind this finds what no event told. */
export default async function medusaRefunded({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await finishRefunds(container, { refundId: event.data.id })
}

export const config: SubscriberConfig = { event: "payment.refund.created" }
