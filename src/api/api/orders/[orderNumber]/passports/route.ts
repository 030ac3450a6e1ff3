import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { orderPassports } from "../../order-passports"
import { visibleOrder } from "../../visible-order"
import * as endpoints from "../../../../../contract/endpoints/order"

export const GET = route(endpoints.listOrderPassports, async (ctx, { params }) =>
  ok(await orderPassports(ctx, await visibleOrder(ctx, params.orderNumber)))
)
