import { env } from "../../config/env"
import { previewHost, siteAt, tenantOrigin } from "../../modules/tenant/tenant-origin"
import type { RequestContext } from "./context"

const local = new Set(["localhost", "127.0.0.1", "[::1]"])

/**
 * Returns the origin for links in e-mails: the host that the caller sees if it is one of the tenant's own, else the
 * tenant's own origin. Protocol and port are the configuration's. Nothing of a forged Host header must end up in a
 * shopper's e-mail, and a port of this host may be another program's.
 */
export function requestOrigin({ origin, tenant }: Pick<RequestContext, "origin" | "tenant">): string {
  const host = URL.canParse(origin) ? new URL(origin).hostname : ""
  const own =
    host === tenant.domain ||
    host === previewHost(tenant) ||
    (!env().production && tenant.slug === "default" && local.has(host))
  return own ? siteAt(host) : tenantOrigin(tenant)
}
