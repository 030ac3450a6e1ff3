import { alarm, alarmParams, alarmUpdateBody } from "../../../../../contract/alarm"
import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { markAlarmWorkflow } from "../../../../../workflows/alarm/mark-alarm"

export const PUT = route(
  {
    access: "admin",
    summary: "Mark an alarm as looked into",
    params: alarmParams,
    body: alarmUpdateBody,
    answers: { 200: alarm },
    refusals: ["NOT_FOUND"],
  },
  async (ctx, { params: { id }, body: { isSeen } }) => {
    const { result } = await markAlarmWorkflow(ctx.container).run({
      input: { tenantId: ctx.tenant.id, id, isSeen },
    })
    return ok(result)
  }
)
