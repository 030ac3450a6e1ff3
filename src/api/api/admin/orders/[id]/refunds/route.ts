import { requestKeyOf } from "../../../../../../http/kernel/idempotent"
import { created, ok } from "../../../../../../http/kernel/reply"
import { route } from "../../../../../../http/kernel/route"
import { refundOrder } from "../../../../../../commands/order/refund-order"
import * as endpoints from "../../../../../../contract/endpoints/admin-order"

export const POST = route(endpoints.createRefund, async (ctx, { params: { id }, body, version }, req) => {
  const requestKey = requestKeyOf(ctx, req)
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id, wanted: body, version, requestKey }
  const result = await refundOrder(ctx.container, input)
  return result.isNew ? created(result.refund) : ok(result.refund)
})
