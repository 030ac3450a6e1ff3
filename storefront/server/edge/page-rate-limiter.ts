import type { RequestHandler } from "express"
import { LRUCache } from "lru-cache"
import { belongsToMedusa } from "./allowlists"
import { lineOf, type EdgeRateLimiter } from "./edge-rate-limiter"

interface Bucket {
  /** How many pages there is room for, as of `at`. */
  left: number
  at: number
}

/** Only hosts that were called within the last second matter. */
const maxHosts = 10_000

/**
 * Limits the pages of one tenant in a second, those with a session apart from the others; a second's worth may come at
 * once. The Medusa server can't count them: pages that come at the same time share its responses.
 */
export class PageRateLimiter {
  private readonly buckets = new LRUCache<string, Bucket>({ max: maxHosts })

  /** @param now milliseconds */
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

  /** @returns milliseconds until there is room, 0 where there is */
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
