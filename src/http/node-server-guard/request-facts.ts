import type { IncomingMessage } from "node:http"
import { contexts, declared } from "../kernel/route"

/** Express sets these on a request that one of Medusa's own routes handles. */
interface Routed extends IncomingMessage {
  baseUrl?: string
  route?: { path?: unknown }
}

const prefixes = ["/api", "/webhooks", "/static", "/app", "/admin", "/store", "/auth", "/health"]

/**
 * Returns the declared route and the tenant of a handled request. A path that no route declares is reduced to its first
 * part, so that clients can't create new values.
 */
export function factsOf(req: IncomingMessage): { route: string; tenantId: string | undefined } {
  // Platform endpoints have no tenant.
  const context: { tenant?: { id: string } } | undefined = contexts.get(req)
  const tenantId = context?.tenant?.id
  return { route: declared.get(req)?.path ?? medusaRoute(req) ?? prefixOf(req.url ?? ""), tenantId }
}

function medusaRoute({ route }: Routed): string | undefined {
  return typeof route?.path === "string" ? route.path : undefined
}

/** Endpoints of a worker, which no declaration lists. */
const probes = ["/api/health/live", "/api/health/ready"]

const prefixOf = (url: string): string => {
  if (probes.includes(url)) return url
  const found = prefixes.find((it) => url.startsWith(it) && /^$|[/?]/.test(url.charAt(it.length)))
  return found === undefined ? "other" : `${found}/*`
}
