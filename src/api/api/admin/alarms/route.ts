import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listAlarms } from "../../../../modules/alarm/alarms"
import * as endpoints from "../../../../contract/endpoints/alarm"

export const GET = route(endpoints.listAlarms, async (ctx, { query: { show } }) =>
  ok(await inTenant(ctx, (tx) => listAlarms(tx, show)))
)
