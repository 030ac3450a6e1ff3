import { createHmac } from "node:crypto"

const hmac = (text: string, secret: string): string => createHmac("sha256", secret).update(text).digest("hex")

/** What Razorpay's checkout hands to its handler, signed with the account's key secret. */
export const checkoutSignature = (orderId: string, paymentId: string, keySecret: string): string =>
  hmac(`${orderId}|${paymentId}`, keySecret)

/** What stands in `x-razorpay-signature`: of the raw body, with the webhook's secret. */
export const webhookSignature = (rawBody: string, webhookSecret: string): string =>
  hmac(rawBody, webhookSecret)
