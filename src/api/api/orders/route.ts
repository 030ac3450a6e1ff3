import { ordersOfAccount } from "../../../modules/order/read-orders"
import { orderView } from "../../../modules/order/tenant-order"
import { finalizeForAccount } from "../../../commands/checkout/finalize-for-account"
import { inTenant } from "../../../http/kernel/context"
import { gatewayCall } from "../../../commands/checkout/gateway-call"
import { created, ok } from "../../../http/kernel/reply"
import { requireFeature } from "../../../http/kernel/require-feature"
import { requireVerified } from "../../../http/kernel/require-verified"
import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/order"

export const GET = route(endpoints.listOrders, async (ctx, { query }) => {
  const found = await inTenant(ctx, (tx) => ordersOfAccount(tx, ctx.signedIn.account.id, query))
  return ok(found.orders.map(orderView), { "x-total-count": String(found.total) })
})

export const POST = route(endpoints.placeOrder, async (ctx, { body }) => {
  requireVerified(ctx)
  requireFeature(ctx, "enableCheckout")
  const { order: placed, isNew } = await gatewayCall(() => finalizeForAccount(ctx, body))
  return isNew ? created(placed) : ok(placed)
})
