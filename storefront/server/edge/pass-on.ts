import { Agent, type IncomingMessage, ServerResponse } from "node:http"
import { Agent as TlsAgent } from "node:https"
import { createProxyMiddleware } from "http-proxy-middleware"
import type { RequestHandler } from "express"

import type { Edge } from "./edge"
import { belongsToMedusa } from "./allowlists"
import { keptOpen } from "../medusa-client"
import { refusalPolicy, refuse, unavailable } from "./refusal"
import type { EdgeRateLimiter } from "./edge-rate-limiter"

/** Headers that this server has set already and that must not come twice. */
const ours = ["x-request-id", "x-powered-by"]

/** What a shop's admins write: its pages are to show it at once. */
const edits = /^\/api\/admin\//
/** What the platform writes may be any shop's. */
const platformEdits = /^\/api\/superadmin\//

/**
 * Streams the Medusa server's paths to it, over kept-open connections.
 * @param onEdited runs when something was changed, before whoever changed it learns of it; of all shops without a host
 * @param turnedAway learns of tenants whose calls are refused for their number
 */
export function passOn(
  medusaUrl: URL,
  onEdited: (hostname?: string) => void,
  edgeRateLimiter: EdgeRateLimiter
): RequestHandler {
  return createProxyMiddleware({
    target: medusaUrl.origin,
    // By the target as it is: the path that comes as the first argument has been normalised.
    pathFilter: (_path, req) => belongsToMedusa(req.url),
    agent: new (medusaUrl.protocol === "https:" ? TlsAgent : Agent)(keptOpen),
    xfwd: false,
    proxyTimeout: 120_000,
    on: {
      proxyRes: (answer, req, res) => {
        edgeRateLimiter.note(req, answer)
        if (req.method !== "GET" && req.method !== "HEAD" && (answer.statusCode ?? 500) < 400) {
          if (platformEdits.test(req.url)) onEdited()
          else if (edits.test(req.url)) onEdited((req as IncomingMessage & { edge?: Edge }).edge?.hostname)
        }
        for (const name of ours) Reflect.deleteProperty(answer.headers, name)
        // The API's own policy may be stricter; where it has none, nothing may be loaded from an answer.
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
