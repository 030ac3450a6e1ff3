import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { setStatusesWorkflow } from "../../../../../workflows/order/set-statuses"
import * as endpoints from "../../../../../contract/endpoints/order"

export const POST = route(endpoints.updateOrderStatuses, async (ctx, { body }) => {
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, ...body }
  const { result } = await setStatusesWorkflow(ctx.container).run({ input })
  return ok(result)
})
