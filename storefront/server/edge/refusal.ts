import type { ServerResponse } from "node:http"
import type { ErrorCode } from "@contract/common"
import { belongsToMedusa } from "./allowlists"
import { endAfterBody } from "./end-after-body"

export interface Refusal {
  status: number
  code: ErrorCode
  /** A sentence for people, without characters that have a meaning in HTML. */
  error: string
}

const page = (error: string): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>This did not work</title></head><body><main><h1>This did not work</h1><p>${error}</p><p><a href="/">Go to the store</a></p></main></body></html>`

/** Formats a refusal: the contract's JSON for API requests, a plain page for everything else. */
export function refusalBody(target: string, { code, error }: Refusal): { type: string; body: string } {
  return belongsToMedusa(target)
    ? { type: "application/json; charset=utf-8", body: JSON.stringify({ error, code }) }
    : { type: "text/html; charset=utf-8", body: page(error) }
}

export const refusalPolicy = "default-src 'none'; frame-ancestors 'none'"

export function refuse(target: string, res: ServerResponse, refusal: Refusal): void {
  const { type, body } = refusalBody(target, refusal)
  res.statusCode = refusal.status
  res.setHeader("Content-Type", type)
  res.setHeader("Content-Length", Buffer.byteLength(body))
  res.setHeader("Content-Security-Policy", refusalPolicy)
  endAfterBody(res, body)
}

export const tooMany: Refusal = {
  status: 429,
  code: "TOO_MANY_REQUESTS",
  error: "Too many requests. Please try again later.",
}

export const unavailable: Refusal = {
  status: 503,
  code: "SERVICE_UNAVAILABLE",
  error: "The store is not reachable at the moment. Please try again in a minute.",
}
