import type { IncomingMessage, ServerResponse } from "node:http"
import type { ErrorBody } from "../../contract/common"
import type { AlreadyPaid } from "../../contract/order"
import { log } from "../../lib/telemetry/log"
import { errorOf, refusalOf } from "./refusal"
import { declared } from "./route"

/** Sends an error in the contract's shape. An unexpected error is logged and becomes 500. */
export function sendRefusal(thrown: unknown, req: IncomingMessage, res: ServerResponse): void {
  const error = errorOf(thrown)
  const refusal = refusalOf(error)
  if (refusal.status >= 500 && refusal.code === "INTERNAL_ERROR") logFault(req, error)
  if (res.headersSent) {
    res.destroy()
    return
  }
  const { details, retryAfterSeconds, branding, order, current } = refusal.extra
  if (retryAfterSeconds !== undefined)
    res.setHeader("retry-after", String(Math.max(1, Math.ceil(retryAfterSeconds))))
  if (refusal.status === 503) res.setHeader("retry-after", String(retryAfterSeconds ?? 5))
  const body: ErrorBody & Partial<AlreadyPaid> = {
    error: refusal.message,
    code: refusal.code,
    ...(details ? { details } : {}),
    ...(branding ? { branding } : {}),
    ...(order ? { order } : {}),
    ...(current === undefined ? {} : { current }),
  }
  res.statusCode = refusal.status
  res.setHeader("content-type", "application/json; charset=utf-8")
  res.end(JSON.stringify(body))
}

/** Logs the declared path: the one of the request may contain a secret. */
function logFault(req: IncomingMessage, thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const path = declared.get(req)?.path ?? req.url?.split("?")[0] ?? ""
  log("error", `${req.method ?? ""} ${path} failed: ${error.message}`, {}, error)
}
