import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { markAlarmWorkflow } from "../../../../../workflows/alarm/mark-alarm"
import * as endpoints from "../../../../../contract/endpoints/alarm"

export const PUT = route(endpoints.updateAlarm, async (ctx, { params: { id }, body: { isSeen } }) => {
  const { result } = await markAlarmWorkflow(ctx.container).run({
    input: { tenantId: ctx.tenant.id, id, isSeen },
  })
  return ok(result)
})
