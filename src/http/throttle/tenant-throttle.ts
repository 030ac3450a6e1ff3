import { env } from "../../config/env"
import { tooMany } from "../../lib/api-error"
import { BulkWorkPacer } from "../../lib/bulk-work-pacer"
import { type CallLimits, ConcurrencyLimiter } from "../../lib/concurrency-limiter"
import type { Tenant } from "../../modules/tenant/tenant"
import type { RequestContext } from "../kernel/context"
import type { Endpoint } from "../../contract/endpoints/endpoint"

const limiter = new ConcurrencyLimiter()
const bulkWorkPacer = new BulkWorkPacer()

/** What the platform's owner has set for the tenant, else what holds for all; each process counts by itself. */
const limitsOf = ({ limits }: Pick<Tenant, "limits">): CallLimits => ({
  callsPerSecond: limits.callsPerSecond ?? env().TENANT_CALLS_PER_SECOND,
  callsAtOnce: limits.callsAtOnce ?? env().TENANT_CALLS_AT_ONCE,
})

/** Tells the server in front in how many milliseconds there is room again, and for how many: until then it need not ask. */
const capacityInHeader = "x-ratna-capacity-in"

/** Who is crawled goes on working: calls that bring a session or a key have a count and a line of their own. */
const limiterKey = (tenantId: string, isNamed: boolean): string =>
  `${tenantId} ${isNamed ? "named" : "visitors"}`

/**
 * Before anything is read for a call.
 * @param isNamed it brings a session or a key, good or not
 * @throws ApiError TOO_MANY_REQUESTS
 */
export function beginCall(
  tenant: Tenant,
  isNamed: boolean,
  res: { setHeader: (name: string, value: string) => unknown }
): void {
  const limits = limitsOf(tenant)
  const { mayBegin, nextIn } = limiter.begin(limiterKey(tenant.id, isNamed), limits)
  // Also the last that may begin says so: else all who come while it is answered would ask here, to be refused.
  if (nextIn > 0)
    res.setHeader(
      capacityInHeader,
      `${String(Math.ceil(nextIn * 1000))} ${String(1000 / limits.callsPerSecond)}`
    )
  if (!mayBegin) throw tooMany(nextIn)
}

/**
 * Does a call's work when the tenant has a place for it, and long work when it is its turn. Its body is there by then: a
 * sender who takes long holds none. The platform's own calls have no tenant, and wait for nobody.
 * @throws ApiError TOO_MANY_REQUESTS when too many of the tenant's wait already
 */
export function withTenantThrottle<T>(
  ctx: RequestContext,
  { isLong = false }: Pick<Endpoint, "isLong">,
  work: () => Promise<T>
): Promise<T> {
  if (!("tenant" in ctx)) return work()
  const { tenant, signedIn, key } = ctx
  const limited = (task: () => Promise<T>): Promise<T> => {
    const done = limiter.run(limiterKey(tenant.id, signedIn !== null || key !== null), limitsOf(tenant), task)
    return done ?? Promise.reject(tooMany(1))
  }
  if (!isLong) return limited(() => bulkWorkPacer.quickly(tenant.id, work))
  // While it waits for its turn it takes none of the tenant's places.
  return bulkWorkPacer.inTurn(tenant.id, () => limited(work)) ?? Promise.reject(tooMany(10))
}
