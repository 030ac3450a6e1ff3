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

/** Tells the server in front in how many milliseconds there is room again: until then it need not ask. */
const roomIn = "x-ratna-room-in"

/** Who is crawled goes on working: calls that bring a session or a key have a count and a line of their own. */
const roomOf = (tenantId: string, isNamed: boolean): string => `${tenantId} ${isNamed ? "named" : "visitors"}`

/**
 * Before anything is read for a call.
 * @param isNamed it brings a session or a key, good or not
 * @throws ApiError TOO_MANY_REQUESTS
 */
export function beginCall(
  tenant: Tenant,
  isNamed: boolean,
  res: { setHeader: (name: string, value: number) => unknown }
): void {
  const wait = rooms.begin(roomOf(tenant.id, isNamed), limitsOf(tenant))
  if (wait <= 0) return
  res.setHeader(roomIn, Math.ceil(wait * 1000))
  throw tooMany(wait)
}

/**
 * Does a call's work when the tenant has a place for it. Its body is there by then: a sender who takes long holds none.
 * The platform's own calls have no tenant, and wait for nobody.
 * @throws ApiError TOO_MANY_REQUESTS when too many of the tenant's wait already
 */
export function inTenantsRoom<T>(ctx: RequestContext, work: () => Promise<T>): Promise<T> {
  if (!("tenant" in ctx)) return work()
  const room = roomOf(ctx.tenant.id, ctx.signedIn !== null || ctx.key !== null)
  const done = rooms.run(room, limitsOf(ctx.tenant), work)
  if (!done) throw tooMany(1)
  return done
}
