import type { IncomingMessage } from "node:http"
import { ConcurrencyLimiter } from "@contract/rules/concurrency-limiter"
import type { Handler } from "./in-order"
import { networkOf } from "./network-of"
import { refuse, tooMany } from "./refusal"

/**
 * Whether the request uploads a body. That may take long to arrive; the Medusa server limits such requests once they
 * have arrived. A GET is no upload, even with a body: it renders a page.
 */
const isUpload = ({ method = "", headers }: IncomingMessage): boolean =>
  !["GET", "HEAD"].includes(method) &&
  (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0)

/** Limits concurrent requests per client address, across all tenants. */
export function limitClients(limit: { atOnce: number; waiting: number }): Handler {
  const limiter = new ConcurrencyLimiter()
  return (req, res, next) => {
    if (isUpload(req)) {
      next()
      return
    }
    const place = limiter.enter(networkOf(req.edge?.address ?? ""), limit)
    if (!place) {
      res.setHeader("Retry-After", 1)
      refuse(req.url ?? "/", res, tooMany)
      return
    }
    res.once("close", place.leave)
    void place.ready.then(() => {
      if (!res.closed) next()
    })
  }
}
