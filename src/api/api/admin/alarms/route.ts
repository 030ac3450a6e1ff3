import { z } from "zod"
import { alarm } from "../../../../contract/alarm"
import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listAlarms } from "../../../../modules/alarm/alarms"

export const GET = route(
  {
    access: "admin",
    summary: "What the shop should look into, the newest first",
    answers: { 200: z.array(alarm) },
  },
  async (ctx) => ok(await inTenant(ctx, listAlarms))
)
