import { createHmac } from "node:crypto"
import type { PaymentReturn } from "../declaration"
import { sameSecret } from "../../lib/tokens"

const hmac = (data: string | Buffer, secret: string): string =>
  createHmac("sha256", secret).update(data).digest("hex")

/** Whether the widget's signature over `order|payment` was made with the tenant's key secret. */
export const isCheckoutSignature = (
  { gatewayOrderId, paymentId, signature }: PaymentReturn,
  keySecret: string
): boolean => sameSecret(hmac(`${gatewayOrderId}|${paymentId}`, keySecret), signature)

/**
 * Whether the raw body of an incoming webhook was signed with the tenant's webhook secret. An empty secret accepts no
 * signature.
 */
export const isWebhookSignature = (rawBody: Buffer, signature: string, webhookSecret: string): boolean =>
  webhookSecret !== "" && sameSecret(hmac(rawBody, webhookSecret), signature)
