import { performance } from "node:perf_hooks"
import { env } from "../../config/env"
import { BusyProcess } from "../../contract/rules/busy-process"
import { callsPerSecondHeader } from "../../contract/rules/internal-headers"
import { ConcurrencyLimiter } from "../../contract/rules/concurrency-limiter"
import { type Bucket, RateLimiter } from "../../contract/rules/rate-limiter"
import type { PerSecond } from "../../contract/rules/tenant-share"
import { tooMany } from "../../lib/api-error"
import { activeConnections } from "../../db/active-connections"
import { sharedCount } from "../../db/redis"
import { type BulkCall, BulkWorkPacer } from "../../lib/bulk-work-pacer"
import type { Tenant } from "../../modules/tenant/tenant"
import type { RequestContext } from "../kernel/context"
import type { Endpoint } from "../../contract/endpoints/endpoint"

/** Ids come from the registry, so there are at most two buckets for each tenant. */
const buckets = new Map<string, Bucket>()
let limiter: RateLimiter | undefined
/** Created at the first request, because it reads the environment. */
const rateLimiter = (): RateLimiter =>
  (limiter ??= new RateLimiter(buckets, { shared: sharedCount("calls") }))
const concurrencyLimiter = new ConcurrencyLimiter()
const bulkWorkPacer = new BulkWorkPacer()
const busyProcess = new BusyProcess((since) => performance.eventLoopUtilization(since))

/** Maximum waiting calls per call that may run. Beyond it a tenant's queue would only grow. */
const waitingForEach = 20

/** Returns the rate limit that a superadmin has set for the tenant, else the default. */
const perSecondOf = ({ limits: { callsPerSecond } }: Pick<Tenant, "limits">): PerSecond =>
  callsPerSecond === null ? env().tenantCalls : { perSecond: callsPerSecond, isShare: false }

/**
 * Response header for the server in front: milliseconds until a request is accepted again, then milliseconds per
 * request. Until then the server needn't forward any.
 */
const capacityInHeader = "x-ratna-capacity-in"

/** Requests with a session or key have their own counter and queue, so that a crawled tenant keeps working for them. */
const limiterKey = (tenantId: string, isNamed: boolean): string =>
  `${tenantId} ${isNamed ? "named" : "visitors"}`

/**
 * Counts a request against the tenant's rate before its body is read. A default share refuses only while this process is
 * busy.
 * @param isNamed the request has a valid session or key
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function beginCall(
  tenant: Tenant,
  isNamed: boolean,
  res: { setHeader: (name: string, value: string) => unknown }
): Promise<void> {
  const { perSecond, isShare } = perSecondOf(tenant)
  res.setHeader(callsPerSecondHeader, isShare ? `share ${perSecond}` : String(perSecond))
  const { isAllowed, nextIn } = await rateLimiter().take(limiterKey(tenant.id, isNamed), { perSecond })
  if (isShare && !busyProcess.isBusy()) return
  // Set on the last accepted request too, so that later ones aren't forwarded here only to be refused.
  if (nextIn > 0)
    res.setHeader(capacityInHeader, `${String(Math.ceil(nextIn * 1000))} ${String(1000 / perSecond)}`)
  if (!isAllowed) throw tooMany(nextIn)
}

/**
 * Runs a handler within the tenant's concurrency limit, which protects this process's connection pool and event loop, so
 * each process has its own. The body has been read before, so a slow sender holds no slot. Platform endpoints have no
 * tenant and never wait. Long work has `runBulkWork` instead.
 * @throws ApiError TOO_MANY_REQUESTS when the tenant's queue is full
 */
export function withTenantThrottle<T>(
  ctx: RequestContext,
  { path, isLong = false }: Pick<Endpoint, "path" | "isLong">,
  work: () => Promise<T>
): Promise<T> {
  if (!("tenant" in ctx) || isLong) return work()
  const { tenant, signedIn, key } = ctx
  const atOnce = tenant.limits.callsAtOnce ?? env().TENANT_CALLS_AT_ONCE
  const limit = { atOnce, waiting: atOnce * waitingForEach }
  const task = (): Promise<T> => bulkWorkPacer.runOrdinary(tenant.id, path, work)
  const done = concurrencyLimiter.run(limiterKey(tenant.id, signedIn !== null || key !== null), limit, task)
  return done ?? Promise.reject(tooMany(1))
}

/**
 * Runs the work of an endpoint with `isLong`, which splits itself into pieces.
 * @throws ApiError TOO_MANY_REQUESTS when several such calls of the tenant are running
 */
export const runBulkWork = <T>(
  { container, tenant }: Pick<RequestContext, "container" | "tenant">,
  work: (bulk: BulkCall) => Promise<T>
): Promise<T> =>
  bulkWorkPacer.runBulk(tenant.id, () => activeConnections(container), work) ?? Promise.reject(tooMany(10))
