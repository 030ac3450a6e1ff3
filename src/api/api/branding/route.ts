import { branding } from "../../../contract/branding"
import { cached } from "../../../http/cached"
import { route } from "../../../http/route"

export const GET = route(
  { access: "anyone", summary: "The shop's brand", answers: { 200: branding } },
  (ctx, _input, req) => Promise.resolve(cached(req, branding.parse(ctx.tenant.branding)))
)
