import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { orderPassports } from "../../order-passports"
import { visibleOrder } from "../../visible-order"
import * as endpoints from "../../../../../contract/endpoints/order"

export const GET = route(endpoints.listOrderPassports, async (ctx, { params }) =>
  ok(await orderPassports(ctx, await visibleOrder(ctx, params.orderNumber)))
)
