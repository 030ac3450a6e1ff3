import { type IncomingMessage, ServerResponse } from "node:http"
import { createProxyMiddleware } from "http-proxy-middleware"
import type { RequestHandler } from "express"
import { routeHeader, tenantHeader } from "@contract/rules/internal-headers"

import type { Edge } from "./edge"
import { belongsToMedusa } from "./allowlists"
import { isDraining } from "../health"
import type { MedusaServers } from "../medusa-servers"
import { refusalPolicy, refuse, unavailable } from "./refusal"
import { stampHeader } from "@contract/rules/stamp"
import { writtenCookie } from "./written-cookie"
import type { EdgeRateLimiter } from "./edge-rate-limiter"
import { noteTenant } from "../telemetry/tenants-of-hosts"

/** Response headers that this server has set already and that must not be duplicated, and internal ones. */
const ours = ["x-request-id", "x-powered-by", routeHeader, tenantHeader, stampHeader]

/** Endpoints that change a tenant. Incoming webhooks aren't: their senders read nothing. */
const edits = /^\/api\//
/** Platform endpoints, whose changes may affect any tenant. */
const platformEdits = /^\/api\/superadmin\//

/** Records what the Medusa server reports about a request, for its metrics and its log line. */
function noteRoute({ edge }: IncomingMessage, { headers }: IncomingMessage): void {
  const route = headers[routeHeader]
  if (edge && typeof route === "string") edge.route = route
  noteTenant(edge?.host, headers)
}

/**
 * Proxies the Medusa servers' paths over persistent connections.
 * @param onEdited runs after a change and before its response is sent; without a host the change affects all tenants
 * @param production whether browsers reach this server over https
 * @param edgeRateLimiter receives the capacity of tenants over their rate limit
 */
export function proxyToMedusa(
  servers: MedusaServers,
  onEdited: (hostname?: string) => void,
  edgeRateLimiter: EdgeRateLimiter,
  production: boolean
): RequestHandler {
  return createProxyMiddleware({
    target: servers.first.origin,
    // Uses the original target: the path in the first argument is normalized.
    pathFilter: (_path, req) => belongsToMedusa(req.url),
    agent: servers.agent,
    xfwd: false,
    proxyTimeout: 120_000,
    on: {
      proxyRes: (answer, req, res) => {
        edgeRateLimiter.note(req, answer)
        noteRoute(req, answer)
        const isRead = req.method === "GET" || req.method === "HEAD"
        if (!isRead && (answer.statusCode ?? 500) < 400 && edits.test(req.url)) {
          if (platformEdits.test(req.url)) onEdited()
          else onEdited((req as IncomingMessage & { edge?: Edge }).edge?.hostname)
          const cookies = answer.headers["set-cookie"] ?? []
          answer.headers["set-cookie"] = [...cookies, writtenCookie(production)]
        }
        if (isDraining()) answer.headers.connection = "close"
        for (const name of ours) Reflect.deleteProperty(answer.headers, name)
        // The API's own policy may be stricter. Without one, nothing may be loaded from a response.
        if (!answer.headers["content-security-policy"]) {
          res.setHeader("Content-Security-Policy", refusalPolicy)
        }
      },
      error: (_error, req, res) => {
        if (!(res instanceof ServerResponse) || res.headersSent) {
          res.end()
          return
        }
        res.setHeader("Retry-After", "5")
        refuse(req.url, res, unavailable)
      },
    },
  })
}
