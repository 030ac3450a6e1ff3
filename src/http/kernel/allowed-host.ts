import type { MedusaContainer } from "@medusajs/framework/types"
import { LRUCache } from "lru-cache"
import { hostOf } from "../../contract/rules/host"
import { takePeerLimit } from "../throttle/peer-limit"
import { tenantReached } from "./tenant-of-host"

/** Made-up names come by the thousand: a refusal is kept for a while, and only so many of them. */
const refused = new LRUCache<string, true>({ max: 10_000, ttl: 10_000 })

/** So many names in ten seconds are looked up for one proxy. */
const maxLooks = 300

/**
 * Whether a certificate may be made for a host: it shows an active shop, by its own name or as its preview.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function isAllowedHost(
  container: MedusaContainer,
  asked: string,
  peer: string
): Promise<boolean> {
  const host = hostOf(asked)
  if (host === null || refused.has(host)) return false
  takePeerLimit(peer, maxLooks)
  const found = await tenantReached(container, host)
  const isAllowed = found !== undefined && found.by !== "local" && found.tenant.isActive
  if (!isAllowed) refused.set(host, true)
  return isAllowed
}
