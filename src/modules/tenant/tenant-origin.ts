import { env } from "../../config/env"

interface Named {
  slug: string
  domain: string
}

/** A tenant's public origin where no request says it: its domain, or its local name in development. */
export const tenantOrigin = (tenant: Named): string => localUrl(tenant) ?? domainUrl(tenant)

/** Its site at its domain; in development at the port where this machine answers. */
export const domainUrl = ({ domain }: Pick<Named, "domain">): string => siteAt(domain)

/** The site at any of its hosts; in development at the port where this machine answers. */
export function siteAt(host: string): string {
  const { production, protocol, PORT } = env()
  return `${protocol}://${host}${production ? "" : `:${String(PORT)}`}`
}

/** Its local name, where every tenant can be tried on one machine; null in production. */
export function localUrl({ slug }: Pick<Named, "slug">): string | null {
  const { production, protocol, PORT } = env()
  if (production) return null
  return `${protocol}://${slug === "default" ? "" : `${slug}.`}localhost:${String(PORT)}`
}

/** Its name below the platform's own domain, where it answers from its first minute on; null where there is none. */
export function previewHost({ slug }: Pick<Named, "slug">): string | null {
  const { platformDomain } = env()
  return platformDomain ? `${slug}.${platformDomain}` : null
}

/**
 * Where a tenant can be reached from its first minute on, whatever its own domain's DNS says: its local name, its name
 * below the platform's domain, or, where neither is, its domain.
 */
export function reachableOrigin(tenant: Named): string {
  const preview = previewHost(tenant)
  return localUrl(tenant) ?? (preview === null ? domainUrl(tenant) : siteAt(preview))
}

/** Whether a host shows the tenant without being its own: search engines are led to the primary one. */
export const isPreviewHost = (tenant: Named, host: string): boolean =>
  host !== tenant.domain && (host === previewHost(tenant) || host === `${tenant.slug}.localhost`)
