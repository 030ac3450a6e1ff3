import type { IncomingHttpHeaders } from "node:http"
import { LRUCache } from "lru-cache"
import { tenantHeader } from "@contract/rules/internal-headers"

/** Tenant ids by host name, as the Medusa server last reported them. For log lines and traces only. */
const tenants = new LRUCache<string, string>({ max: 10_000 })

/** Host name without port and trailing dot, as in cache keys. */
export const nameOf = (host: string): string => host.replace(/\.?(?::\d+)?$/, "")

/** Records the tenant that a response of the Medusa server reports for a host. */
export function noteTenant(host: string | undefined, headers: IncomingHttpHeaders): void {
  const id = headers[tenantHeader]
  if (host !== undefined && typeof id === "string") tenants.set(nameOf(host), id)
}

export const tenantOfHost = (hostname: string | undefined): string | undefined =>
  hostname === undefined ? undefined : tenants.get(hostname)
