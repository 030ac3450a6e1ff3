import { z } from "zod"
import { endpoint } from "./endpoint"

export const receivePaymentWebhook = endpoint({
  method: "POST",
  path: "/webhooks/:provider/:tenant",
  access: "platform",
  summary: "Incoming webhook of the payment gateway for one store, signed with its webhook secret",
  params: z.object({ provider: z.string().max(40), tenant: z.string().max(60) }),
  rawBody: true,
  // The gateway sends a few kilobytes.
  bodyLimit: "64kb",
  responses: { 200: z.object({ received: z.boolean() }) },
  refusals: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
})
