import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { countOrders } from "../../../../modules/order/list-orders"
import * as endpoints from "../../../../contract/endpoints/order"

export const GET = route(endpoints.countOrders, async (ctx) => ok(await inTenant(ctx, countOrders)))
