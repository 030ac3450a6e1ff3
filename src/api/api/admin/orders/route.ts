import { z } from "zod"
import { adminOrder, adminOrdersQuery } from "../../../../contract/admin-order"
import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { adminOrderPage } from "../../../../workflows/order/admin-orders"

export const GET = route(
  {
    access: "admin",
    scope: "orders:read",
    summary: "The shop's orders, newest first; without a limit all of them",
    query: adminOrdersQuery,
    answers: { 200: z.array(adminOrder) },
  },
  async (ctx, { query }) => {
    const { orders, total } = await inTenant(ctx, (tx) => adminOrderPage(tx, query))
    return ok(orders, { "x-total-count": String(total) })
  }
)
