import { z } from "zod"
import { handover } from "../api/handover"
import type { Gateway } from "../core/gateway"
import { parseBody } from "../core/input"
import { authorizeLate, expire, pay } from "../core/payments"
import type { Publisher } from "../core/webhooks"
import { ok, type Routes } from "../http/router"
import { faultBody, type Faults } from "./faults"

const payBody = z.object({
  order_id: z.string("The order_id field is required."),
  outcome: z.enum(["success", "failure"], "The selected outcome is invalid.").default("success"),
  webhook: z
    .enum(["now", "never", "late", "twice", "reordered"], "The selected webhook is invalid.")
    .default("now"),
})
const paymentBody = z.object({ payment_id: z.string("The payment_id field is required.") })
const limitBody = z.object({
  key_id: z.string("The key_id field is required."),
  amount: z.int("The amount must be an integer.").min(100),
})
const webhookBody = z.object({
  key_id: z.string("The key_id field is required."),
  url: z.url({ protocol: /^https?$/, error: "The url format is invalid." }),
  secret: z.string("The secret field is required.").min(1, "The secret field is required."),
})

/** The simulator's control endpoints: tests act as the shopper and the bank, and inject faults. */
export function simRoutes(gateway: Gateway, faults: Faults, deliveries: Publisher["deliveries"]): Routes {
  const { store } = gateway
  return {
    "POST /sim/pay": ({ body }) => {
      const { order_id: orderId, outcome, webhook } = parseBody(payBody, body)
      return ok(handover(store, pay(gateway, { orderId, outcome, webhook })))
    },
    "POST /sim/authorize": ({ body }) =>
      ok(handover(store, authorizeLate(gateway, parseBody(paymentBody, body).payment_id))),
    "POST /sim/expire": ({ body }) => ok(expire(store, parseBody(paymentBody, body).payment_id)),

    "GET /sim/payments": ({ query }) =>
      ok(
        [...store.payments.values()]
          .map(({ keyId, entity }) => ({
            id: entity.id,
            order_id: entity.order_id,
            amount: entity.amount,
            status: entity.status,
            captured: entity.captured,
            refunded: entity.amount_refunded,
            key_id: keyId,
            refunds: store.refundsOf(entity.id).length,
          }))
          .filter(matching(query, "order_id", "key_id"))
      ),
    "GET /sim/orders": ({ query }) =>
      ok(
        [...store.orders.values()]
          .map(({ keyId, capture, entity }) => ({
            id: entity.id,
            amount: entity.amount,
            status: entity.status,
            attempts: entity.attempts,
            receipt: entity.receipt,
            capture,
            key_id: keyId,
          }))
          .filter(matching(query, "receipt", "key_id"))
      ),

    "POST /sim/limit": ({ body }) => {
      const { key_id: keyId, amount } = parseBody(limitBody, body)
      store.saveLimit(keyId, amount)
      return ok({ key_id: keyId, amount })
    },

    "POST /sim/webhooks": ({ body }) => {
      const { key_id: keyId, url, secret } = parseBody(webhookBody, body)
      store.saveWebhook({ keyId, url, secret })
      return ok({ key_id: keyId, url })
    },
    "GET /sim/webhooks": () =>
      ok([...store.webhooks.values()].map(({ keyId, url }) => ({ key_id: keyId, url }))),
    "DELETE /sim/webhooks": ({ body }) => {
      const { key_id: keyId, url } = parseBody(webhookBody.omit({ secret: true }), body)
      store.removeWebhook(keyId, url)
      return ok({ key_id: keyId, url })
    },
    "GET /sim/deliveries": ({ query }) => ok(deliveries().filter(matching(query, "payment_id", "event"))),

    "POST /sim/fault": ({ body }) => {
      faults.order(parseBody(faultBody, body))
      return ok(faults.pending())
    },
    "GET /sim/fault": () => ok(faults.pending()),
    "DELETE /sim/fault": () => {
      faults.clear()
      return ok([])
    },
    "GET /sim/health": () => ok({ status: "ok" }),
  }
}

/** Filters the rows whose named fields equal those of the query. */
const matching =
  <K extends string>(query: URLSearchParams, ...fields: K[]) =>
  (row: Record<K, string | null>): boolean =>
    fields.every((field) => !query.has(field) || query.get(field) === row[field])
