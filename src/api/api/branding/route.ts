import { branding } from "../../../contract/branding"
import { cached } from "../../../http/kernel/cached"
import { route } from "../../../http/kernel/route"
import { domainUrl, isPreviewHost } from "../../../modules/tenant/tenant-origin"
import * as endpoints from "../../../contract/endpoints/branding"

export const GET = route(endpoints.getBranding, ({ tenant, origin }, _input, req) => {
  const host = URL.canParse(origin) ? new URL(origin).hostname : ""
  const site = { primary: domainUrl(tenant), isPreview: isPreviewHost(tenant, host) }
  return Promise.resolve(cached(req, branding.parse({ ...tenant.branding, site })))
})
