import { z } from "zod"
import { page } from "../../../contract/common"
import { createOrderBody, order } from "../../../contract/order"
import { ordersOfAccount } from "../../../modules/order/read-orders"
import { orderView } from "../../../modules/order/tenant-order"
import { finaliseForAccount } from "../../../workflows/checkout/finalise-for-account"
import { inTenant } from "../../../http/context"
import { gatewayCall } from "../../../workflows/checkout/gateway-call"
import { created, ok } from "../../../http/reply"
import { requireFeature } from "../../../http/require-feature"
import { requireVerified } from "../../../http/require-verified"
import { route } from "../../../http/route"

export const GET = route(
  {
    access: "shopper",
    summary: "One's own orders, newest first",
    query: z.object(page),
    answers: { 200: z.array(order) },
  },
  async (ctx, { query }) => {
    const found = await inTenant(ctx, (tx) => ordersOfAccount(tx, ctx.signedIn.account.id, query))
    return ok(found.orders.map(orderView), { "x-total-count": String(found.total) })
  }
)

export const POST = route(
  {
    access: "shopper",
    summary: "Turn a payment into its order; the same payment again answers the same order",
    body: createOrderBody,
    answers: { 200: order, 201: order },
    refusals: [
      "EMAIL_NOT_VERIFIED",
      "FEATURE_DISABLED",
      "NOT_FOUND",
      "INSUFFICIENT_STOCK",
      "TOTALS_CHANGED",
      "PAYMENT_MISMATCH",
      "PAYMENT_NOT_CONFIGURED",
      "ALREADY_PAID",
      "GATEWAY_UNAVAILABLE",
    ],
  },
  async (ctx, { body }) => {
    requireVerified(ctx)
    requireFeature(ctx, "enableCheckout")
    const { order: placed, isNew } = await gatewayCall(() => finaliseForAccount(ctx, body))
    return isNew ? created(placed) : ok(placed)
  }
)
