import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { readChecklist } from "../../../../modules/tenant/read-checklist"
import * as endpoints from "../../../../contract/endpoints/checklist"

export const GET = route(endpoints.getChecklist, async (ctx) => ok(await inTenant(ctx, readChecklist)))
