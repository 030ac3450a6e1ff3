import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { listAlarms } from "../../../../modules/alarm/alarms"
import * as endpoints from "../../../../contract/endpoints/alarm"

export const GET = route(endpoints.listAlarms, async (ctx, { query: { show } }) =>
  ok(await inTenant(ctx, (tx) => listAlarms(tx, show)))
)
