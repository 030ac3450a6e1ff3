import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { adminOrderPage } from "../../../../commands/order/admin-orders"
import * as endpoints from "../../../../contract/endpoints/admin-order"

export const GET = route(endpoints.listAdminOrders, async (ctx, { query }) => {
  const { orders, total } = await inTenant(ctx, (tx) => adminOrderPage(tx, query))
  return ok(orders, { "x-total-count": String(total) })
})
