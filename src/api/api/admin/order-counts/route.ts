import { orderCounts } from "../../../../contract/admin-order"
import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { countOrders } from "../../../../modules/order/list-orders"

export const GET = route(
  {
    access: "admin",
    scope: "orders:read",
    summary: "How many orders the shop has, by status",
    answers: { 200: orderCounts },
  },
  async (ctx) => ok(await inTenant(ctx, countOrders))
)
