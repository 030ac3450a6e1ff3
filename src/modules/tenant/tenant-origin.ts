import { env } from "../../config/env"

interface Named {
  slug: string
  domain: string
}

/** A tenant's public origin where no request says it: its domain, or its local name in development. */
export const tenantOrigin = (tenant: Named): string => localUrl(tenant) ?? domainUrl(tenant)

/** Its site at its domain; in development at the port where this machine answers. */
export function domainUrl({ domain }: Pick<Named, "domain">): string {
  const { production, protocol, PORT } = env()
  return `${protocol}://${domain}${production ? "" : `:${String(PORT)}`}`
}

/** Its local name, where every tenant can be tried on one machine; null in production. */
export function localUrl({ slug }: Pick<Named, "slug">): string | null {
  const { production, protocol, PORT } = env()
  if (production) return null
  return `${protocol}://${slug === "default" ? "" : `${slug}.`}localhost:${String(PORT)}`
}
