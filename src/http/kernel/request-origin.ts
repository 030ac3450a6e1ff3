import { env } from "../../config/env"
import { previewHost, tenantOrigin } from "../../modules/tenant/tenant-origin"
import type { RequestContext } from "./context"

const local = new Set(["localhost", "127.0.0.1", "[::1]"])

/**
 * Where a mail's links lead: the origin that the caller sees, if it is one of the tenant's own names. A made-up host
 * must not get a shopper's link, so anything else gives the tenant's own origin.
 */
export function requestOrigin({ origin, tenant }: Pick<RequestContext, "origin" | "tenant">): string {
  const host = URL.canParse(origin) ? new URL(origin).hostname : ""
  const own =
    host === tenant.domain ||
    host === previewHost(tenant) ||
    (!env().production && tenant.slug === "default" && local.has(host))
  return own ? origin : tenantOrigin(tenant)
}
