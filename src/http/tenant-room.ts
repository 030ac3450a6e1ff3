import { env } from "../config/env"
import { tooMany } from "../lib/api-error"
import { type CallLimits, TenantRooms } from "../lib/tenant-rooms"
import type { Tenant } from "../modules/tenant/tenant"
import type { RequestContext } from "./context"

const rooms = new TenantRooms()

/** What the platform's owner has set for the tenant, else what holds for all; each process counts by itself. */
const limitsOf = ({ limits }: Pick<Tenant, "limits">): CallLimits => ({
  callsPerSecond: limits.callsPerSecond ?? env().TENANT_CALLS_PER_SECOND,
  callsAtOnce: limits.callsAtOnce ?? env().TENANT_CALLS_AT_ONCE,
})

/** Before anything is read for a call. @throws ApiError TOO_MANY_REQUESTS */
export function beginCall(tenant: Tenant): void {
  const wait = rooms.begin(tenant.id, limitsOf(tenant))
  if (wait > 0) throw tooMany(wait)
}

/**
 * Does a call's work when the tenant has a place for it. Its body is there by then: a sender who takes long holds none.
 * The platform's own calls have no tenant, and wait for nobody.
 * @throws ApiError TOO_MANY_REQUESTS when too many of the tenant's wait already
 */
export function inTenantsRoom<T>(ctx: RequestContext, work: () => Promise<T>): Promise<T> {
  if (!("tenant" in ctx)) return work()
  const done = rooms.run(ctx.tenant.id, limitsOf(ctx.tenant), work)
  if (!done) throw tooMany(1)
  return done
}
