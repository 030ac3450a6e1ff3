import { z } from "zod"
import { entry } from "../../../../contract/entry"
import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listSettings } from "../../../../modules/settings/entries"

export const GET = route(
  {
    access: "admin",
    scope: "settings:read",
    summary: "All settings; what isn't set holds what applies instead",
    answers: { 200: z.array(entry) },
  },
  async (ctx) => ok(await inTenant(ctx, listSettings))
)
