import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../config/env"
import { findTenant } from "../modules/tenant/find-tenant"
import type { Tenant } from "../modules/tenant/tenant"

/**
 * The tenant that a host name reaches: `{slug}.localhost` by slug, plain `localhost` and `127.0.0.1` the default one,
 * anything else by its exact domain. An unknown host reaches the default tenant in development and none in production.
 */
export async function tenantOfHost(container: MedusaContainer, host: string): Promise<Tenant | undefined> {
  const name = host.replace(/:\d+$/, "").replace(/\.$/, "")
  if (name === "localhost" || name === "127.0.0.1" || name === "[::1]")
    return findTenant(container, "slug", "default")
  const slug = /^([a-z0-9-]+)\.localhost$/.exec(name)?.[1]
  if (slug) return findTenant(container, "slug", slug)
  const byDomain = await findTenant(container, "domain", name)
  if (byDomain || env().strictHosts) return byDomain
  return findTenant(container, "slug", "default")
}
