import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { readChecklist } from "../../../../modules/platform-reports/read-checklist"
import * as endpoints from "../../../../contract/endpoints/checklist"

export const GET = route(endpoints.getChecklist, async (ctx) =>
  ok(await inTenant(ctx, (tx) => readChecklist(tx, new Date())))
)
