import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { adminOrderPage } from "../../../../commands/order/admin-orders"
import * as endpoints from "../../../../contract/endpoints/order"

export const GET = route(endpoints.listAdminOrders, async (ctx, { query }) => {
  const { orders, total } = await inTenant(ctx, (tx) => adminOrderPage(tx, query))
  return ok(orders, { "x-total-count": String(total) })
})
