import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { listContent } from "../../../../modules/settings/entries"
import * as endpoints from "../../../../contract/endpoints/content"

export const GET = route(endpoints.listContentEntries, async (ctx) => ok(await inTenant(ctx, listContent)))
