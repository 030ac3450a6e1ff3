import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { listSettings } from "../../../../modules/settings/entries"
import * as endpoints from "../../../../contract/endpoints/settings"

export const GET = route(endpoints.listSettings, async (ctx) => ok(await inTenant(ctx, listSettings)))
