import { readContent } from "../../../modules/settings/read-settings"
import { cached } from "../../../http/kernel/cached"
import { inTenant } from "../../../http/kernel/context"
import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/content"

export const GET = route(endpoints.getContent, async (ctx, _input, req) =>
  cached(req, await inTenant(ctx, readContent))
)
