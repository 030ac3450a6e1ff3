import { checklist } from "../../../../contract/checklist"
import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { readChecklist } from "../../../../modules/tenant/read-checklist"

export const GET = route(
  {
    access: "admin",
    scope: "settings:read",
    summary: "What the shop still needs before it sells, as it is now",
    answers: { 200: checklist },
  },
  async (ctx) => ok(await inTenant(ctx, readChecklist))
)
