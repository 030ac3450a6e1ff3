import { z } from "zod"
import { page } from "../../../contract/common"
import { createOrderBody, order } from "../../../contract/order"
import { ordersOfAccount } from "../../../modules/shop-order/read-orders"
import { orderView } from "../../../modules/shop-order/shop-order"
import { claimOrder } from "../../utils/claim-order"
import { inTenant } from "../../utils/context"
import { gatewayCall } from "../../utils/gateway-call"
import { created, ok } from "../../utils/reply"
import { requireFeature } from "../../utils/require-feature"
import { requireVerified } from "../../utils/require-verified"
import { route } from "../../utils/route"

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
      "GATEWAY_UNAVAILABLE",
    ],
  },
  async (ctx, { body }) => {
    requireVerified(ctx)
    requireFeature(ctx, "enableCheckout")
    const { order: placed, isNew } = await gatewayCall(() => claimOrder(ctx, body))
    return isNew ? created(placed) : ok(placed)
  }
)
