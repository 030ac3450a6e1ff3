import { orderParams, refund, refundBody } from "../../../../../../contract/admin-order"
import { requestKeyOf } from "../../../../../../http/idempotent"
import { created, ok } from "../../../../../../http/reply"
import { route } from "../../../../../../http/route"
import { refundOrderWorkflow } from "../../../../../../workflows/order/refund-order"

export const POST = route(
  {
    access: "admin",
    scope: "orders:write",
    summary:
      "Give money of an order back, all that is left without an amount; asked for twice, it is one refund, unless each request has an Idempotency-Key of its own. PENDING until the gateway has answered",
    params: orderParams,
    body: refundBody,
    versioned: true,
    answers: { 200: refund, 201: refund },
    refusals: ["NOT_FOUND", "CONFLICT", "PAYMENT_NOT_CONFIGURED"],
  },
  async (ctx, { params: { id }, body, version }, req) => {
    const requestKey = requestKeyOf(ctx, req)
    const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id, wanted: body, version, requestKey }
    const { result } = await refundOrderWorkflow(ctx.container).run({ input })
    return result.isNew ? created(result.refund) : ok(result.refund)
  }
)
