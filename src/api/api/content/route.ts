import { readContent } from "../../../modules/settings/read-settings"
import { cached } from "../../../http/cached"
import { inTenant } from "../../../http/context"
import { route } from "../../../http/route"
import * as endpoints from "../../../contract/endpoints/content"

export const GET = route(endpoints.getContent, async (ctx, _input, req) =>
  cached(req, await inTenant(ctx, readContent))
)
