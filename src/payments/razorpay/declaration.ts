import type { ProviderDeclaration } from "../declaration"
import { openPayment } from "./open-payment"

const host = "checkout.razorpay.com"

/** Razorpay's script works from two fixed hosts; a simulator has one origin for everything. */
const originsOf = ({ origin, hostname }: URL) =>
  hostname === host
    ? {
        frame: "https://api.razorpay.com https://checkout.razorpay.com",
        connect: "https://api.razorpay.com https://lumberjack.razorpay.com",
        // Razorpay's script positions its overlay with style attributes.
        styleAttributes: true,
      }
    : { frame: origin, connect: origin, styleAttributes: false }

export const razorpay = {
  name: "razorpay",
  addresses: {
    RAZORPAY_API_URL: "https://api.razorpay.com",
    RAZORPAY_CHECKOUT_URL: `https://${host}/v1/checkout.js`,
  },
  api: "RAZORPAY_API_URL",
  webhookHeaders: ["x-razorpay-event-id", "x-razorpay-signature"],
  script: { variable: "RAZORPAY_CHECKOUT_URL", global: "Razorpay", originsOf },
  credentials: {
    keyId: { label: "Razorpay key id", placeholder: "rzp_live_…" },
    keySecret: { label: "Key secret" },
    webhookSecret: {
      label: "Webhook secret",
      hint: "Only for a webhook at the gateway; without one, some orders come minutes later",
    },
    simulated: {
      host,
      note: "Payments are simulated here, and no money moves: any key id that begins with rzp_test_ will do, with a secret of your own of 8 characters or more.",
      placeholder: "rzp_test_…",
    },
  },
  openPayment,
} as const satisfies ProviderDeclaration
