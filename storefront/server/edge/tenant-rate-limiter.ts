import type { IncomingMessage, ServerResponse } from "node:http"
import { LRUCache } from "lru-cache"
import { callsPerSecondHeader, tenantHeader } from "@contract/rules/internal-headers"
import { type Bucket, RateLimiter, type SharedCount } from "@contract/rules/rate-limiter"
import type { BusyProcess } from "@contract/rules/busy-process"
import { requestCost } from "@contract/rules/request-costs"
import type { PerSecond } from "@contract/rules/tenant-share"
import { counted, senderOf, type EdgeRateLimiter } from "./edge-rate-limiter"
import type { Handler } from "./in-order"
import { thisProcess } from "./this-process"

/** Only tenants with requests within the last second matter. */
const maxTenants = 10_000

interface Limit extends PerSecond {
  tenantId: string
}

export interface LimiterOptions {
  shared?: SharedCount | undefined
  now?: () => number
  busyProcess?: Pick<BusyProcess, "isBusy">
}

/**
 * Limits a tenant's API requests per second, those that are served from memory included. The Medusa servers count what
 * reaches them, by the same limit, which they report with each response.
 */
export class TenantRateLimiter {
  private readonly limitOfHost = new LRUCache<string, Limit>({ max: maxTenants })
  private readonly tenantBuckets = new LRUCache<string, Bucket>({ max: 3 * maxTenants })
  private readonly limiter: RateLimiter
  private readonly busyProcess: Pick<BusyProcess, "isBusy">

  /**
   * @param options `shared` counts for all processes; without it this process counts for itself. `now` is the current
   *   time in milliseconds.
   */
  constructor(
    private readonly edgeRateLimiter: Pick<EdgeRateLimiter, "refuse">,
    { shared, now, busyProcess = thisProcess }: LimiterOptions = {}
  ) {
    this.busyProcess = busyProcess
    this.limiter = new RateLimiter(this.tenantBuckets, { shared, now })
  }

  /** Records the limit that a response reports. */
  note({ edge }: IncomingMessage, { headers }: IncomingMessage): void {
    const [, share, number] = /^(share )?(\d+)$/.exec(String(headers[callsPerSecondHeader])) ?? []
    const perSecond = Number(number)
    const tenantId = headers[tenantHeader]
    if (!edge || typeof tenantId !== "string" || !(perSecond > 0)) return
    this.limitOfHost.set(edge.hostname, { tenantId, perSecond, isShare: share !== undefined })
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
      // Against a share, the Medusa server counts the rest of what reaches it.
      const cost = limit.isShare ? requestCost.fromMemory : requestCost.handled
      const { isAllowed, nextIn } = await this.limiter.take(key, { perSecond: limit.perSecond }, cost)
      if (isAllowed || (limit.isShare && !this.busyProcess.isBusy())) next()
      else this.edgeRateLimiter.refuse(req, res, nextIn * 1000)
    }
  }
}
