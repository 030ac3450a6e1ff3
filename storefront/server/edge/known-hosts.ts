import type { IncomingHttpHeaders } from "node:http"
import { LRUCache } from "lru-cache"
import { hostHeader, tenantHeader } from "@contract/rules/internal-headers"

const maxHosts = 10_000

/**
 * Host names of tenants, and names that clients have invented, as the Medusa server last reported them. They are kept
 * apart, so that invented names displace no tenant's.
 */
const known = new LRUCache<string, true>({ max: maxHosts })
const invented = new LRUCache<string, true>({ max: maxHosts })

/** Stands for all hosts that no tenant has. No host name contains a space. */
const unknownHosts = "unknown hosts"

/** Records whether a response of the Medusa server is for a tenant's host or for an invented one. */
export function noteHost(hostname: string, headers: IncomingHttpHeaders): void {
  if (headers[hostHeader] !== undefined) {
    invented.set(hostname, true)
    known.delete(hostname)
  } else if (headers[tenantHeader] !== undefined) {
    known.set(hostname, true)
    invented.delete(hostname)
  }
}

/** Key of a host's rate limit: one for all hosts that aren't known to be a tenant's. */
export const bucketOf = (hostname: string): string => (known.has(hostname) ? hostname : unknownHosts)

/**
 * Key of what is cached for a host: one for all hosts that are known to be no tenant's. A host that was not requested
 * before has its own key, so that it can't get another tenant's page.
 */
export const cacheKeyOf = (hostname: string): string => (invented.has(hostname) ? unknownHosts : hostname)
