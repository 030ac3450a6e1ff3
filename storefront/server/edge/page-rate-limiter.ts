import type { RequestHandler } from "express"
import { LRUCache } from "lru-cache"
import { belongsToMedusa } from "./allowlists"
import { lineOf, type EdgeRateLimiter } from "./edge-rate-limiter"

interface Bucket {
  /** Remaining pages as of `at`. */
  left: number
  at: number
}

/** Only hosts with requests within the last second matter. */
const maxHosts = 10_000

/**
 * Limits one tenant's pages per second, with a separate limit for requests with a session. A burst of one second's
 * limit is allowed. The Medusa server can't count pages, because concurrent pages share its responses.
 */
export class PageRateLimiter {
  private readonly buckets = new LRUCache<string, Bucket>({ max: maxHosts })

  /** @param now current time in milliseconds */
  constructor(
    private readonly perSecond: number,
    private readonly edgeRateLimiter: Pick<EdgeRateLimiter, "refuse">,
    private readonly now: () => number = () => performance.now()
  ) {}

  handler(): RequestHandler {
    return (req, res, next) => {
      const waitMs = belongsToMedusa(req.url) ? 0 : this.take(lineOf(req))
      if (waitMs === 0) next()
      else this.edgeRateLimiter.refuse(req, res, waitMs)
    }
  }

  /** @returns milliseconds until capacity is available, or 0 */
  private take(line: string): number {
    const now = this.now()
    const bucket = this.buckets.get(line) ?? { left: this.perSecond, at: now }
    bucket.left = Math.min(this.perSecond, bucket.left + ((now - bucket.at) / 1000) * this.perSecond)
    bucket.at = now
    this.buckets.set(line, bucket)
    if (bucket.left < 1) return ((1 - bucket.left) / this.perSecond) * 1000
    bucket.left--
    return 0
  }
}
