import type { ProviderDeclaration } from "../../../src/payments/declaration"
import { openPayment } from "./open-payment"

/**
 * A payment provider that is not part of the product. Its folder is what a folder of `src/payments` is, and its shape
 * differs from Razorpay's: payments are made in sessions, which the browser opens with a token; one header with a time
 * signs incoming webhooks; the browser's script is a function.
 */
export const voucher = {
  name: "voucher",
  addresses: {
    VOUCHER_API_URL: "https://api.voucher.test",
    VOUCHER_SCRIPT_URL: "https://js.voucher.test/pay.js",
  },
  api: "VOUCHER_API_URL",
  webhookHeaders: ["voucher-signature"],
  script: {
    variable: "VOUCHER_SCRIPT_URL",
    global: "payByVoucher",
    originsOf: ({ origin }: URL) => ({ frame: origin, connect: origin, styleAttributes: false }),
  },
  credentials: {
    keyId: { label: "Merchant number", placeholder: "M-…" },
    keySecret: { label: "Merchant secret" },
    webhookSecret: { label: "Notification secret", hint: "Listed at the provider under Notifications" },
    simulated: { host: "js.voucher.test", note: "No voucher is redeemed here.", placeholder: "M-test" },
  },
  openPayment,
} as const satisfies ProviderDeclaration
