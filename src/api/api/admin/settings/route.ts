import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listSettings } from "../../../../modules/settings/entries"
import * as endpoints from "../../../../contract/endpoints/settings"

export const GET = route(endpoints.listSettings, async (ctx) => ok(await inTenant(ctx, listSettings)))
