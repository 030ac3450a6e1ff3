import type { IncomingMessage } from "node:http"
import type { RequestHandler } from "express"
import { ConcurrencyLimiter } from "@contract/rules/concurrency-limiter"
import { networkOf } from "./network-of"
import { refuse, tooMany } from "./refusal"

/**
 * Whether the request has a body. An upload may take long to arrive; the Medusa server limits such requests once they
 * have arrived.
 */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/** Limits concurrent requests per client address, across all tenants. */
export function limitClients(limit: { atOnce: number; waiting: number }): RequestHandler {
  const limiter = new ConcurrencyLimiter()
  return (req, res, next) => {
    if (hasBody(req)) {
      next()
      return
    }
    const place = limiter.enter(networkOf(req.edge?.address ?? ""), limit)
    if (!place) {
      res.setHeader("Retry-After", 1)
      refuse(req.url, res, tooMany)
      return
    }
    res.once("close", place.leave)
    void place.ready.then(() => {
      if (!res.closed) next()
    })
  }
}
