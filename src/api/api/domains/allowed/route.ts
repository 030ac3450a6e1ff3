import { isAllowedHost } from "../../../../http/kernel/allowed-host"
import { requireProxy } from "../../../../http/kernel/proxy-peer"
import { route } from "../../../../http/kernel/route"
import { notFound } from "../../../../lib/api-error"
import * as endpoints from "../../../../contract/endpoints/domain"

export const GET = route(endpoints.checkAllowedDomain, async ({ container }, { query: { domain } }, req) => {
  const peer = requireProxy(req)
  if (!(await isAllowedHost(container, domain, peer))) throw notFound("Domain")
  return { status: 200 }
})
