import { randomUUID } from "node:crypto"
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { reportReady } from "@telemetry/report-health"
import type { MedusaServers } from "./medusa-servers"

let draining = false

/** From now on this process is not ready, and its responses close their connections. */
export const beginDrain = (): void => {
  draining = true
}

export const isDraining = (): boolean => draining

function send(res: ServerResponse, isOk: boolean): void {
  res.statusCode = isOk ? 200 : 503
  res.setHeader("Content-Type", "application/json; charset=utf-8")
  res.setHeader("Cache-Control", "no-store")
  res.setHeader("X-Content-Type-Options", "nosniff")
  res.setHeader("X-Request-Id", randomUUID())
  res.end(JSON.stringify({ status: isOk ? "ok" : "unavailable" }))
}

/** How long health requests, which count against no limit, share one check of the Medusa servers, in ms. */
const checkLeaseMs = 250

/** Returns whether a Medusa server was ready at the last check. */
function sharedCheck(servers: MedusaServers): () => Promise<boolean> {
  let last: { at: number; isReady: Promise<boolean> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at > checkLeaseMs) last = { at: now, isReady: servers.isAnyReady() }
    return last.isReady
  }
}

/** Serves this process's own health endpoints, and everything else through `app`. */
export function withHealth(app: RequestListener, servers: MedusaServers): RequestListener {
  const isAnyReady = sharedCheck(servers)
  reportReady("storefront", async () => (await isAnyReady()) && !draining)
  return (req: IncomingMessage, res: ServerResponse) => {
    // The client opens its next connection to a process that goes on.
    if (draining) res.setHeader("Connection", "close")
    const isRead = req.method === "GET" || req.method === "HEAD"
    if (isRead && req.url === "/api/health/live") send(res, true)
    else if (isRead && req.url === "/api/health/ready") {
      if (draining) send(res, false)
      else void isAnyReady().then((isReady) => send(res, isReady && !draining))
    } else app(req, res)
  }
}
