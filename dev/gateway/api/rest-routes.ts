import { authenticate } from "../core/accounts"
import { collection, pageOf } from "../core/collection"
import type { Gateway } from "../core/gateway"
import { createOrder, editOrder, findOrder, listOrders, paymentsOfOrder } from "../core/orders"
import { capture, editPayment, findPayment } from "../core/payments"
import { findRefund, refund } from "../core/refunds"
import { ok, type Call, type Handler, type Routes } from "../http/router"

/** The part of Razorpay's REST API that a tenant uses. */
export function restRoutes(gateway: Gateway): Routes {
  const { store } = gateway
  const forAccount =
    (handle: (keyId: string, call: Call, id: string) => unknown): Handler =>
    (call) =>
      ok(handle(authenticate(store, call.headers.authorization), call, call.params["id"] ?? ""))

  return {
    "POST /v1/orders": forAccount((keyId, { body }) => createOrder(store, keyId, body)),
    "GET /v1/orders": forAccount((keyId, { query }) => listOrders(store, keyId, query, pageOf(query))),
    "GET /v1/orders/{id}": forAccount((keyId, _, id) => findOrder(store, keyId, id).entity),
    "PATCH /v1/orders/{id}": forAccount((keyId, { body }, id) => editOrder(store, keyId, id, body)),
    "GET /v1/orders/{id}/payments": forAccount((keyId, _, id) =>
      paymentsOfOrder(store, findOrder(store, keyId, id).entity.id)
    ),

    "GET /v1/payments": forAccount((keyId, { query }) =>
      collection(newestFirst(store.payments, keyId), pageOf(query))
    ),
    "GET /v1/payments/{id}": forAccount((keyId, _, id) => findPayment(store, keyId, id).entity),
    "PATCH /v1/payments/{id}": forAccount((keyId, { body }, id) => editPayment(store, keyId, id, body)),
    "POST /v1/payments/{id}/capture": forAccount((keyId, { body }, id) => capture(gateway, keyId, id, body)),

    "POST /v1/payments/{id}/refund": forAccount((keyId, { body, headers }, id) =>
      refund(gateway, keyId, id, body, single(headers["x-refund-idempotency"]))
    ),
    "GET /v1/payments/{id}/refunds": forAccount((keyId, { query }, id) => {
      findPayment(store, keyId, id)
      return collection(
        store
          .refundsOf(id)
          .map((it) => it.entity)
          .reverse(),
        pageOf(query)
      )
    }),
    "GET /v1/payments/{id}/refunds/{refund}": forAccount((keyId, { params }, id) =>
      findRefund(store, keyId, params["refund"] ?? "", id)
    ),
    "GET /v1/refunds": forAccount((keyId, { query }) =>
      collection(newestFirst(store.refunds, keyId), pageOf(query))
    ),
    "GET /v1/refunds/{id}": forAccount((keyId, _, id) => findRefund(store, keyId, id)),
  }
}

const newestFirst = <T>(records: ReadonlyMap<string, { keyId: string; entity: T }>, keyId: string): T[] =>
  [...records.values()]
    .filter((it) => it.keyId === keyId)
    .map((it) => it.entity)
    .reverse()

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header
