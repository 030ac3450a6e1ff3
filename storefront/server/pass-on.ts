import { Agent, ServerResponse } from "node:http"
import { Agent as TlsAgent } from "node:https"
import { createProxyMiddleware } from "http-proxy-middleware"
import type { RequestHandler } from "express"

import { belongsToMedusa } from "./known"
import { keptOpen } from "./medusa-client"
import { refusalPolicy, refuse, unavailable } from "./refusal"

/** Headers that this server has set already and that must not come twice. */
const ours = ["x-request-id", "x-powered-by"]

/** What a shop's admins and the platform write: pages are to show it at once. */
const edits = /^\/api\/(admin|superadmin)\//

/**
 * Streams the Medusa server's paths to it, over kept-open connections.
 * @param onEdited runs when an edit has come back, before its writer learns of it
 */
export function passOn(medusaUrl: URL, onEdited: () => void): RequestHandler {
  return createProxyMiddleware({
    target: medusaUrl.origin,
    // By the target as it is: the path that comes as the first argument has been normalised.
    pathFilter: (_path, req) => belongsToMedusa(req.url),
    agent: new (medusaUrl.protocol === "https:" ? TlsAgent : Agent)(keptOpen),
    xfwd: false,
    proxyTimeout: 120_000,
    on: {
      proxyRes: (answer, req, res) => {
        if (req.method !== "GET" && req.method !== "HEAD" && edits.test(req.url)) onEdited()
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
