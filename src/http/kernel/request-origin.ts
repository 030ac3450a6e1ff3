import { env } from "../../config/env"
import { previewHost, tenantOrigin } from "../../modules/tenant/tenant-origin"
import type { RequestContext } from "./context"

const local = new Set(["localhost", "127.0.0.1", "[::1]"])

/**
 * Returns the origin for links in e-mails: the origin that the caller sees if it is one of the tenant's own hosts, else
 * the tenant's own origin. A forged Host header must not end up in a shopper's e-mail.
 */
export function requestOrigin({ origin, tenant }: Pick<RequestContext, "origin" | "tenant">): string {
  const host = URL.canParse(origin) ? new URL(origin).hostname : ""
  const own =
    host === tenant.domain ||
    host === previewHost(tenant) ||
    (!env().production && tenant.slug === "default" && local.has(host))
  return own ? origin : tenantOrigin(tenant)
}
