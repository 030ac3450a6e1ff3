import { LRUCache } from "lru-cache"
import type { BusyProcess } from "@contract/rules/busy-process"
import { type Bucket, RateLimiter } from "@contract/rules/rate-limiter"
import { requestCost } from "@contract/rules/request-costs"
import type { PerSecond } from "@contract/rules/tenant-share"
import { belongsToMedusa } from "./allowlists"
import { lineOf, type EdgeRateLimiter } from "./edge-rate-limiter"
import type { Handler } from "./in-order"
import { bucketOf } from "./known-hosts"
import type { LimiterOptions } from "./tenant-rate-limiter"
import { thisProcess } from "./this-process"

/** Only hosts with requests within the last second matter. */
const maxHosts = 10_000
const unlimited = { isAllowed: true, nextIn: 0 }

/**
 * Limits one tenant's pages per second, with separate limits for visitors and signed-in accounts. All hosts that no tenant
 * is known to have share one. A burst of one second's limit is allowed. The Medusa server can't count pages, because
 * concurrent pages share its responses. Against a default share, a cached page counts a part of a page that is rendered,
 * and nothing is refused while this process isn't busy.
 */
export class PageRateLimiter {
  private readonly buckets = new LRUCache<string, Bucket>({ max: maxHosts })
  private readonly limiter: RateLimiter
  private readonly busyProcess: Pick<BusyProcess, "isBusy">

  /** @param options as of `TenantRateLimiter` */
  constructor(
    private readonly limit: PerSecond,
    private readonly edgeRateLimiter: Pick<EdgeRateLimiter, "refuse">,
    { shared, now, busyProcess = thisProcess }: LimiterOptions = {}
  ) {
    this.busyProcess = busyProcess
    this.limiter = new RateLimiter(this.buckets, { shared, now })
  }

  /** Counts each request for a page; against a share, as one for a cached page. */
  handler(): Handler {
    return this.counting(this.limit.isShare ? requestCost.fromMemory : requestCost.handled)
  }

  /** Counts the rest of a request for a page that is not cached. */
  renderHandler(): Handler {
    return this.counting(this.limit.isShare ? requestCost.handled - requestCost.fromMemory : 0)
  }

  private counting(cost: number): Handler {
    const { perSecond, isShare } = this.limit
    return async (req, res, next) => {
      const { isAllowed, nextIn } =
        cost === 0 || belongsToMedusa(req.url ?? "")
          ? unlimited
          : await this.limiter.take(lineOf(req, bucketOf(req.edge?.hostname ?? "")), { perSecond }, cost)
      if (isAllowed || (isShare && !this.busyProcess.isBusy())) next()
      else this.edgeRateLimiter.refuse(req, res, nextIn * 1000)
    }
  }
}
