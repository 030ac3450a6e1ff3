import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../config/env"
import { findTenant } from "../../modules/tenant/find-tenant"
import type { Tenant } from "../../modules/tenant/tenant"

/**
 * How a host matches a tenant: its `primary` host, a `preview` below the platform's domain, a `local` name, or a
 * `further` host, which only redirects to the primary one. An `invented` host is no tenant's; in development it shows the
 * default one.
 */
export interface Reached {
  tenant: Tenant
  by: "primary" | "preview" | "local" | "further" | "invented"
}

const reached = (tenant: Tenant | undefined, by: Reached["by"]): Reached | undefined =>
  tenant && { tenant, by }

/** Returns the label before a domain: `gems` for `gems.stores.example` below `stores.example`. */
const labelBelow = (name: string, domain: string): string | undefined =>
  domain && name.endsWith(`.${domain}`)
    ? /^[a-z0-9-]+$/.exec(name.slice(0, -domain.length - 1))?.[0]
    : undefined

/**
 * Resolves a host name to a tenant and to how it matched: a verified host of its own, `{slug}.` below the platform's
 * domain or below `localhost`, or the default tenant for plain `localhost` and `127.0.0.1`. An unknown host resolves to
 * the default tenant in development and to none in production.
 */
export async function tenantReached(container: MedusaContainer, host: string): Promise<Reached | undefined> {
  const name = host.replace(/:\d+$/, "").replace(/\.$/, "")
  const { platformDomain, strictHosts } = env()
  const byDefault = async (by: Reached["by"]) => reached(await findTenant(container, "slug", "default"), by)
  if (name === "localhost" || name === "127.0.0.1" || name === "[::1]") return byDefault("local")
  const own = await findTenant(container, "host", name)
  if (own) return reached(own, own.domain === name ? "primary" : "further")
  const slug = labelBelow(name, platformDomain) ?? labelBelow(name, "localhost")
  if (slug) return reached(await findTenant(container, "slug", slug), "preview")
  return strictHosts ? undefined : byDefault("invented")
}

/** Resolves the tenant and discards how it was matched. */
export const tenantOfHost = async (container: MedusaContainer, host: string): Promise<Tenant | undefined> =>
  (await tenantReached(container, host))?.tenant
