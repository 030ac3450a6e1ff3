import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { markAlarm } from "../../../../../commands/alarm/mark-alarm"
import * as endpoints from "../../../../../contract/endpoints/alarm"

export const PUT = route(endpoints.updateAlarm, async (ctx, { params: { id }, body: { isSeen } }) => {
  return ok(await markAlarm(ctx.container, { tenantId: ctx.tenant.id, id, isSeen }))
})
