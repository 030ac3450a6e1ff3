import { branding } from "../../../contract/branding"
import { cached } from "../../utils/cached"
import { route } from "../../utils/route"

export const GET = route(
  { access: "anyone", summary: "The shop's brand", answers: { 200: branding } },
  (ctx, _input, req) => Promise.resolve(cached(req, branding.parse(ctx.tenant.branding)))
)
