import { z } from "zod"
import { ApiError, unknownId } from "../core/api-error"
import type { Gateway } from "../core/gateway"
import { parseBody } from "../core/input"
import { findOrder } from "../core/orders"
import { pay } from "../core/payments"
import { ok, type Handler, type Reply, type Routes } from "../http/router"
import { handover } from "./handover"
import { widgetScript } from "./widget-script"

const payBody = z.object({
  key_id: z.string("The key_id field is required."),
  order_id: z.string("The order_id field is required."),
  outcome: z.enum(["success", "failure"], "The selected outcome is invalid."),
  email: z.string().max(200).optional(),
  contact: z.string().max(40).optional(),
})

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type",
  "access-control-allow-methods": "GET, POST",
  // Chromium sends a preflight before a public page may send requests to this machine.
  "access-control-allow-private-network": "true",
  "cross-origin-resource-policy": "cross-origin",
}

/** The checkout's script and its two endpoints for the tenant's page: public, as Razorpay's are. */
export function checkoutRoutes(gateway: Gateway): Routes {
  const script: Handler = () => ({
    status: 200,
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache", ...cors },
    body: widgetScript(),
  })
  return {
    "GET /checkout.js": script,
    "GET /v1/checkout.js": script,
    "OPTIONS /v1/checkout/{call}": () => ({ status: 204, headers: cors }),
    "GET /v1/checkout/order": open(({ query }) => {
      const { amount, currency, status } = findOrder(
        gateway.store,
        query.get("key_id") ?? "",
        query.get("order_id") ?? ""
      ).entity
      return ok({ amount, currency, status })
    }),
    "POST /v1/checkout/pay": open(({ body }) => {
      const input = parseBody(payBody, body)
      if (gateway.store.orders.get(input.order_id)?.keyId !== input.key_id) throw unknownId()
      const payment = pay(gateway, { ...input, orderId: input.order_id, webhook: "now" })
      return ok(handover(gateway.store, payment))
    }),
  }
}

/** Every response, errors included, must be readable from the tenant's page. */
const open =
  (handle: Handler): Handler =>
  async (call): Promise<Reply> => {
    try {
      const reply = await handle(call)
      return { ...reply, headers: { ...reply.headers, ...cors } }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { status: error.status, headers: cors, body: error.body }
    }
  }
