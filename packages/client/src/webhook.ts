import { Webhook, WebhookVerificationError } from "standardwebhooks"

interface AnOrder {
  orderId: string
  orderNumber: string
}

interface MessageOf<Type extends string, Data> {
  type: Type
  /** When it happened, ISO 8601 in UTC. */
  timestamp: string
  data: Data
}

/** What a shop tells of. */
export type RatnaMessage =
  | MessageOf<"order.placed", AnOrder & { status: string; total: string }>
  | MessageOf<"order.status_changed", AnOrder & { from: string; to: string }>
  | MessageOf<"order.refunded", AnOrder & { refundId: string; amount: string; creditNoteNumber: string }>
  | MessageOf<"stock.low", { products: { productId: string; stock: number }[] }>
  | MessageOf<"product.changed", { changed: string[]; removed: string[] }>

export { WebhookVerificationError }

/**
 * The message of a delivery, once its signature and its time are those of the shop.
 * @param secret `whsec_…`, as the shop showed it when the webhook was made or rotated
 * @param body the request's body as it came, byte for byte
 * @throws WebhookVerificationError for anything else; answer it with 400
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
