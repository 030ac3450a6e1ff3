import { env } from "../../config/env"

interface Named {
  slug: string
  domain: string
}

/** A tenant's public origin without a request: its local name in development, otherwise its domain. */
export const tenantOrigin = (tenant: Named): string => localUrl(tenant) ?? domainUrl(tenant)

/** The origin of a tenant's domain; in development with this machine's port. */
export const domainUrl = ({ domain }: Pick<Named, "domain">): string => siteAt(domain)

/** The origin of any host; in development with this machine's port. */
export function siteAt(host: string): string {
  const { production, protocol, PORT } = env()
  return `${protocol}://${host}${production ? "" : `:${String(PORT)}`}`
}

/** Local URL by which every tenant can be opened in development; null in production. */
export function localUrl({ slug }: Pick<Named, "slug">): string | null {
  const { production, protocol, PORT } = env()
  if (production) return null
  return `${protocol}://${slug === "default" ? "" : `${slug}.`}localhost:${String(PORT)}`
}

/** The tenant's host below the platform's domain, which works from the start; null without a platform domain. */
export function previewHost({ slug }: Pick<Named, "slug">): string | null {
  const { platformDomain } = env()
  return platformDomain ? `${slug}.${platformDomain}` : null
}

/**
 * An origin that works from the start, without DNS of the tenant's domain: its local name, else its host below the
 * platform's domain, else its domain.
 */
export function reachableOrigin(tenant: Named): string {
  const preview = previewHost(tenant)
  return localUrl(tenant) ?? (preview === null ? domainUrl(tenant) : siteAt(preview))
}

/** Whether a host serves the tenant without being its own; search engines are referred to the primary host. */
export const isPreviewHost = (tenant: Named, host: string): boolean =>
  host !== tenant.domain && (host === previewHost(tenant) || host === `${tenant.slug}.localhost`)
