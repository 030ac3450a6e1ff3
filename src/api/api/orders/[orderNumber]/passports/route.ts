import { z } from "zod"
import { orderNumberParams } from "../../../../../contract/order"
import { orderPassport } from "../../../../../contract/passport"
import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { orderPassports } from "../../order-passports"
import { visibleOrder } from "../../visible-order"

export const GET = route(
  {
    access: "shopper",
    summary: "The stone passports of an order's lines; none before it is paid for",
    params: orderNumberParams,
    answers: { 200: z.array(orderPassport) },
    refusals: ["NOT_FOUND"],
  },
  async (ctx, { params }) => ok(await orderPassports(ctx, await visibleOrder(ctx, params.orderNumber)))
)
