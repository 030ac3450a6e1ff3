import { Webhook, WebhookVerificationError } from "standardwebhooks"

interface AnOrder {
  orderId: string
  orderNumber: string
}

interface MessageOf<Type extends string, Data> {
  type: Type
  /** Time of the event, ISO 8601 in UTC. */
  timestamp: string
  data: Data
}

/** Message of an outgoing webhook event. */
export type RatnaMessage =
  | MessageOf<"order.placed", AnOrder & { status: string; total: string }>
  | MessageOf<"order.status_changed", AnOrder & { from: string; to: string }>
  | MessageOf<"order.refunded", AnOrder & { refundId: string; amount: string; creditNoteNumber: string }>
  | MessageOf<"stock.low", { products: { productId: string; stock: number }[] }>
  | MessageOf<"product.changed", { changed: string[]; removed: string[] }>

export { WebhookVerificationError }

/**
 * Verifies a delivery's signature and timestamp, and returns its message.
 * @param secret `whsec_…`, as shown when the webhook was created or its secret rotated
 * @param body the unmodified request body, byte for byte
 * @throws WebhookVerificationError when the verification fails; respond with 400
 */
export function verifyWebhook(
  secret: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>
): RatnaMessage {
  const one = (name: string): string => [headers[name] ?? ""].flat()[0] ?? ""
  return new Webhook(secret).verify(body, {
    "webhook-id": one("webhook-id"),
    "webhook-timestamp": one("webhook-timestamp"),
    "webhook-signature": one("webhook-signature"),
  }) as RatnaMessage
}
