import { z } from "zod"
import { entry } from "../../../../contract/entry"
import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listContent } from "../../../../modules/settings/entries"

export const GET = route(
  {
    access: "admin",
    scope: "settings:read",
    summary: "All texts of the store; blank where the built-in words stand",
    answers: { 200: z.array(entry) },
  },
  async (ctx) => ok(await inTenant(ctx, listContent))
)
