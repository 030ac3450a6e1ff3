import { allowedQuery } from "../../../../contract/domain"
import { isAllowedHost } from "../../../../http/allowed-host"
import { requireProxy } from "../../../../http/proxy-peer"
import { route } from "../../../../http/route"
import { notFound } from "../../../../lib/api-error"

export const GET = route(
  {
    access: "platform",
    summary: "Whether the TLS proxy may get a certificate for a host; 404 for everybody but the proxy",
    query: allowedQuery,
    answers: { 200: null },
    refusals: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
  },
  async ({ container }, { query: { domain } }, req) => {
    const peer = requireProxy(req)
    if (!(await isAllowedHost(container, domain, peer))) throw notFound("Domain")
    return { status: 200 }
  }
)
