import { LRUCache } from "lru-cache"
import { type Bucket, RateLimiter, type SharedCount } from "@contract/rules/rate-limiter"
import { belongsToMedusa } from "./allowlists"
import { lineOf, type EdgeRateLimiter } from "./edge-rate-limiter"
import type { Handler } from "./in-order"

/** Only hosts with requests within the last second matter. */
const maxHosts = 10_000
const unlimited = { isAllowed: true, nextIn: 0 }

/**
 * Limits one tenant's pages per second, with separate limits for visitors and signed-in accounts. A burst of one second's
 * limit is allowed. The Medusa server can't count pages, because concurrent pages share its responses.
 */
export class PageRateLimiter {
  private readonly buckets = new LRUCache<string, Bucket>({ max: maxHosts })
  private readonly limiter: RateLimiter

  /**
   * @param shared count of all processes; without it this process counts for itself
   * @param now current time in milliseconds
   */
  constructor(
    private readonly perSecond: number,
    private readonly edgeRateLimiter: Pick<EdgeRateLimiter, "refuse">,
    { shared, now }: { shared?: SharedCount | undefined; now?: () => number } = {}
  ) {
    this.limiter = new RateLimiter(this.buckets, { shared, now })
  }

  handler(): Handler {
    return async (req, res, next) => {
      const { isAllowed, nextIn } = belongsToMedusa(req.url ?? "")
        ? unlimited
        : await this.limiter.take(lineOf(req), { perSecond: this.perSecond })
      if (isAllowed) next()
      else this.edgeRateLimiter.refuse(req, res, nextIn * 1000)
    }
  }
}
