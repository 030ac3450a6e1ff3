import { bulkStatusBody, bulkStatusResult } from "../../../../../contract/admin-order"
import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { setStatusesWorkflow } from "../../../../../workflows/order/set-statuses"

export const POST = route(
  {
    access: "admin",
    scope: "orders:write",
    summary: "Set the status of many orders; those that can't be stay as they were and are named",
    body: bulkStatusBody,
    answers: { 200: bulkStatusResult },
  },
  async (ctx, { body }) => {
    const input = { tenantId: ctx.tenant.id, actor: ctx.actor, ...body }
    const { result } = await setStatusesWorkflow(ctx.container).run({ input })
    return ok(result)
  }
)
