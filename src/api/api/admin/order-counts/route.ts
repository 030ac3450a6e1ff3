import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { countOrders } from "../../../../modules/order/list-orders"
import * as endpoints from "../../../../contract/endpoints/admin-order"

export const GET = route(endpoints.countOrders, async (ctx, { query }) =>
  ok(await inTenant(ctx, (tx) => countOrders(tx, query)))
)
