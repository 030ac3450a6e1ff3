import { order, orderNumberParams } from "../../../../contract/order"
import { orderView } from "../../../../modules/order/tenant-order"
import { visibleOrder } from "../visible-order"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const GET = route(
  {
    access: "shopper",
    summary: "An order of one's own; for an admin, any of the shop's",
    params: orderNumberParams,
    answers: { 200: order },
    refusals: ["NOT_FOUND"],
  },
  async (ctx, { params }) => ok(orderView(await visibleOrder(ctx, params.orderNumber)))
)
