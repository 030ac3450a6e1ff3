import { createHmac } from "node:crypto"

const hmac = (text: string, secret: string): string => createHmac("sha256", secret).update(text).digest("hex")

/** Signature that Razorpay's checkout passes to its handler, made with the account's key secret. */
export const checkoutSignature = (orderId: string, paymentId: string, keySecret: string): string =>
  hmac(`${orderId}|${paymentId}`, keySecret)

/** Value of `x-razorpay-signature`: signature of the raw body, made with the webhook's secret. */
export const webhookSignature = (rawBody: string, webhookSecret: string): string =>
  hmac(rawBody, webhookSecret)
