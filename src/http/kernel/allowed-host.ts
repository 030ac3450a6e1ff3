import type { MedusaContainer } from "@medusajs/framework/types"
import { LRUCache } from "lru-cache"
import { hostOf } from "../../contract/rules/host"
import { takePeerLimit } from "../throttle/peer-limit"
import { tenantReached } from "./tenant-of-host"
import { registryVersion } from "../../modules/tenant/registry-version"

/**
 * Refused hosts with the registry version under which they were looked up. The size is bounded because attackers send
 * thousands of invented names.
 */
const refused = new LRUCache<string, string>({ max: 10_000 })

/** Max host names looked up for one proxy in 10 seconds. */
const maxLooks = 300

/**
 * Returns whether a certificate may be issued for a host: it must show an active tenant, by the tenant's own name or as
 * its preview.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function isAllowedHost(
  container: MedusaContainer,
  input: string,
  peer: string
): Promise<boolean> {
  const host = hostOf(input)
  if (host === null) return false
  const version = await registryVersion(container)
  if (refused.get(host) === version) return false
  await takePeerLimit(peer, maxLooks)
  const found = await tenantReached(container, host)
  const isAllowed =
    found !== undefined && found.by !== "local" && found.by !== "invented" && found.tenant.isActive
  if (!isAllowed) refused.set(host, version)
  return isAllowed
}
