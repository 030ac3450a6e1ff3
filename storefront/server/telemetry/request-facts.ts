import type { IncomingMessage } from "node:http"
import { belongsToMedusa } from "../edge/allowlists"
import type { PageRouteOf } from "./page-routes"
import { tenantOfHost } from "./tenants-of-hosts"

const ownFiles = ["/sitemap.xml", "/service-worker.js"]

/** Returns the route and the tenant of a handled request. The route is one of a fixed set, whatever a client sends. */
export function factsOf(
  { url = "/", edge }: IncomingMessage,
  pageRouteOf: PageRouteOf
): { route: string; tenantId: string | undefined } {
  return { route: edge?.route ?? routeOf(url, pageRouteOf), tenantId: tenantOfHost(edge?.hostname) }
}

function routeOf(url: string, pageRouteOf: PageRouteOf): string {
  const path = url.split("?", 1)[0] ?? ""
  // Requests that no declared endpoint has handled: refused here, or unknown.
  if (belongsToMedusa(url)) return `/${path.split("/", 2)[1] ?? ""}/*`
  if (path.startsWith("/assets/")) return "/assets/*"
  if (path.startsWith("/sitemap-")) return "/sitemap.xml"
  return ownFiles.includes(path) ? path : pageRouteOf(path)
}
