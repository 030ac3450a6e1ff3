import { randomUUID } from "node:crypto"
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
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

/** Serves this process's own health endpoints, and everything else through `app`. */
export function withHealth(app: RequestListener, servers: MedusaServers): RequestListener {
  return (req: IncomingMessage, res: ServerResponse) => {
    // The client opens its next connection to a process that goes on.
    if (draining) res.setHeader("Connection", "close")
    const isRead = req.method === "GET" || req.method === "HEAD"
    if (isRead && req.url === "/api/health/live") send(res, true)
    else if (isRead && req.url === "/api/health/ready") {
      if (draining) send(res, false)
      else void servers.isAnyReady().then((isReady) => send(res, isReady && !draining))
    } else app(req, res)
  }
}
