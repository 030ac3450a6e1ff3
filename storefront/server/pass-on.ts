import { Agent, ServerResponse } from "node:http"
import { Agent as TlsAgent } from "node:https"
import { createProxyMiddleware } from "http-proxy-middleware"
import type { RequestHandler } from "express"

import { keptOpen } from "./medusa-client"

const passed = ["/api", "/static", "/webhooks"]
const belongsToMedusa = (path: string): boolean =>
  passed.some((it) => path === it || path.startsWith(`${it}/`))

/** Headers that this server has set already and that must not come twice. */
const ours = ["x-request-id", "x-powered-by"]

/** Streams the Medusa server's paths to it, over kept-open connections. */
export function passOn(medusaUrl: URL): RequestHandler {
  const unavailable = JSON.stringify({
    error: "The store is not reachable at the moment. Please try again in a minute.",
    code: "SERVICE_UNAVAILABLE",
  })
  return createProxyMiddleware({
    target: medusaUrl.origin,
    pathFilter: belongsToMedusa,
    agent: new (medusaUrl.protocol === "https:" ? TlsAgent : Agent)(keptOpen),
    xfwd: false,
    proxyTimeout: 120_000,
    on: {
      proxyRes: (answer, _req, res) => {
        for (const name of ours) Reflect.deleteProperty(answer.headers, name)
        // The API's own policy may be stricter; where it has none, nothing may be loaded from an answer.
        if (!answer.headers["content-security-policy"]) {
          res.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
        }
      },
      error: (_error, _req, res) => {
        if (!(res instanceof ServerResponse) || res.headersSent) {
          res.end()
          return
        }
        res.writeHead(503, { "Content-Type": "application/json; charset=utf-8", "Retry-After": "5" })
        res.end(unavailable)
      },
    },
  })
}
