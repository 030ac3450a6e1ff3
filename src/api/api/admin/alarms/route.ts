import { z } from "zod"
import { alarm, alarmsQuery } from "../../../../contract/alarm"
import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listAlarms } from "../../../../modules/alarm/alarms"

export const GET = route(
  {
    access: "admin",
    summary:
      "What the shop should look into, the newest first; what it has looked into only where all is asked for",
    query: alarmsQuery,
    answers: { 200: z.array(alarm) },
  },
  async (ctx, { query: { show } }) => ok(await inTenant(ctx, (tx) => listAlarms(tx, show)))
)
