import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { container } from "@medusajs/framework"
import { setCommonHeaders } from "../kernel/common-headers"
import { isReady } from "../kernel/readiness"

/** Serves a worker's health endpoints, which are its only ones: Medusa loads no routes in a worker. */
export async function serveHealth(req: IncomingMessage, res: ServerResponse): Promise<void> {
  setCommonHeaders(res, randomUUID())
  res.setHeader("content-type", "application/json; charset=utf-8")
  if (req.url === "/api/health/live") {
    res.end(JSON.stringify({ status: "ok" }))
    return
  }
  if (req.url !== "/api/health/ready") {
    res.statusCode = 404
    res.end(JSON.stringify({ error: "There is no such endpoint", code: "NOT_FOUND" }))
    return
  }
  const ready = await isReady(container)
  res.statusCode = ready ? 200 : 503
  res.end(JSON.stringify({ status: ready ? "ok" : "unavailable" }))
}
