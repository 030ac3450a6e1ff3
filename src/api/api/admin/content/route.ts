import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listContent } from "../../../../modules/settings/entries"
import * as endpoints from "../../../../contract/endpoints/content"

export const GET = route(endpoints.listContentEntries, async (ctx) => ok(await inTenant(ctx, listContent)))
