import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http"
import { closedStoreSeconds } from "../../contract/rules/closed-store"
import { logRequest } from "./log"
import { countClosedStore, observeRequest } from "./metrics"
import { startRequestSpan } from "./tracing"

/** What only the server knows about a request, when its response has ended. */
interface Known {
  /** Declared pattern: the label of metrics, so it must come from a bounded set. */
  route: string
  tenantId?: string | undefined
}

interface Options {
  known: () => Known
  /** Headers of a trusted caller, whose trace is continued. */
  trustedHeaders?: IncomingHttpHeaders | undefined
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

/** Load balancers and storefronts send several a second. */
const isProbe = (route: string): boolean => /^\/api\/health(\/|$)/.test(route)

/** Status of a request whose client disconnected before a response. */
const disconnected = 499

/** Runs a request's handlers. When its response has ended, records its duration, its log line and its span. */
export function trackRequest(
  req: IncomingMessage,
  res: ServerResponse,
  { known, trustedHeaders }: Options,
  handle: () => void
): void {
  const started = performance.now()
  const span = startRequestSpan(trustedHeaders)
  res.once("close", () => {
    const ms = performance.now() - started
    const method = methods.has(req.method ?? "") ? String(req.method) : "OTHER"
    const status = res.headersSent ? res.statusCode : disconnected
    const { route, tenantId } = known()
    const id = res.getHeader("x-request-id")
    const requestId = typeof id === "string" ? id : undefined
    observeRequest(method, route, status, ms / 1000)
    if (status === 503 && Number(res.getHeader("retry-after")) === closedStoreSeconds) countClosedStore()
    logRequest(isProbe(route) ? "debug" : "info", "request", {
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      requestId,
      tenantId,
    })
    span?.end({ method, route, status, requestId, tenantId })
  })
  if (span) span.run(handle)
  else handle()
}
