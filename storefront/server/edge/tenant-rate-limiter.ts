import type { IncomingMessage, ServerResponse } from "node:http"
import { LRUCache } from "lru-cache"
import { callsPerSecondHeader, tenantHeader } from "@contract/rules/internal-headers"
import { type Bucket, RateLimiter, type SharedCount } from "@contract/rules/rate-limiter"
import { counted, senderOf, type EdgeRateLimiter } from "./edge-rate-limiter"
import type { Handler } from "./in-order"

/** Only tenants with requests within the last second matter. */
const maxTenants = 10_000

interface Limit {
  tenantId: string
  perSecond: number
}

/**
 * Limits a tenant's API requests per second, those that are served from memory included. The Medusa servers count what
 * reaches them, by the same limit, which they report with each response.
 */
export class TenantRateLimiter {
  private readonly limitOfHost = new LRUCache<string, Limit>({ max: maxTenants })
  private readonly tenantBuckets = new LRUCache<string, Bucket>({ max: 3 * maxTenants })
  private readonly limiter: RateLimiter

  /**
   * @param shared count of all processes; without it this process counts for itself
   * @param now current time in milliseconds
   */
  constructor(
    private readonly edgeRateLimiter: Pick<EdgeRateLimiter, "refuse">,
    { shared, now }: { shared?: SharedCount | undefined; now?: () => number } = {}
  ) {
    this.limiter = new RateLimiter(this.tenantBuckets, { shared, now })
  }

  /** Records the limit that a response reports. */
  note({ edge }: IncomingMessage, { headers }: IncomingMessage): void {
    const perSecond = Number(headers[callsPerSecondHeader])
    const tenantId = headers[tenantHeader]
    if (!edge || typeof tenantId !== "string" || !(perSecond > 0)) return
    this.limitOfHost.set(edge.hostname, { tenantId, perSecond })
  }

  handler(): Handler {
    return async (req, res: ServerResponse, next) => {
      const limit = counted.test(req.url ?? "") ? this.limitOfHost.get(req.edge?.hostname ?? "") : undefined
      // Nothing is served from memory yet: the Medusa server counts.
      if (!limit) {
        next()
        return
      }
      const key = `${limit.tenantId} ${senderOf(req)}`
      const { isAllowed, nextIn } = await this.limiter.take(key, { perSecond: limit.perSecond })
      if (isAllowed) next()
      else this.edgeRateLimiter.refuse(req, res, nextIn * 1000)
    }
  }
}
