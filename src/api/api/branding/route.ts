import { branding } from "../../../contract/branding"
import { cached } from "../../../http/cached"
import { route } from "../../../http/route"
import { domainUrl, isPreviewHost } from "../../../modules/tenant/tenant-origin"

export const GET = route(
  { access: "anyone", summary: "The shop's brand", answers: { 200: branding } },
  ({ tenant, origin }, _input, req) => {
    const host = URL.canParse(origin) ? new URL(origin).hostname : ""
    const site = { primary: domainUrl(tenant), isPreview: isPreviewHost(tenant, host) }
    return Promise.resolve(cached(req, branding.parse({ ...tenant.branding, site })))
  }
)
