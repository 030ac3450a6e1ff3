import { content } from "../../../contract/branding"
import { readContent } from "../../../modules/settings/read-settings"
import { cached } from "../../../http/cached"
import { inTenant } from "../../../http/context"
import { route } from "../../../http/route"

export const GET = route(
  { access: "anyone", summary: "The shop's own texts", answers: { 200: content } },
  async (ctx, _input, req) => cached(req, await inTenant(ctx, readContent))
)
