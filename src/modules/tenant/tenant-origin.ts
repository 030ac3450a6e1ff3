import { env } from "../../config/env"
import type { Tenant } from "./tenant"

/** A tenant's public origin where no request says it: its domain, or its local name in development. */
export function tenantOrigin({ slug, domain }: Pick<Tenant, "slug" | "domain">): string {
  const { production, protocol, PORT } = env()
  if (production) return `${protocol}://${domain}`
  return `${protocol}://${slug === "default" ? "" : `${slug}.`}localhost:${String(PORT)}`
}
