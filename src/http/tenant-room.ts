import { env } from "../config/env"
import { tooMany } from "../lib/api-error"
import { GivingWay } from "../lib/giving-way"
import { type CallLimits, TenantRooms } from "../lib/tenant-rooms"
import type { Tenant } from "../modules/tenant/tenant"
import type { RequestContext } from "./context"
import type { Endpoint } from "../contract/endpoints/endpoint"

const rooms = new TenantRooms()
const givingWay = new GivingWay()

/** What the platform's owner has set for the tenant, else what holds for all; each process counts by itself. */
const limitsOf = ({ limits }: Pick<Tenant, "limits">): CallLimits => ({
  callsPerSecond: limits.callsPerSecond ?? env().TENANT_CALLS_PER_SECOND,
  callsAtOnce: limits.callsAtOnce ?? env().TENANT_CALLS_AT_ONCE,
})

/** Tells the server in front in how many milliseconds there is room again, and for how many: until then it need not ask. */
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
  res: { setHeader: (name: string, value: string) => unknown }
): void {
  const limits = limitsOf(tenant)
  const { mayBegin, nextIn } = rooms.begin(roomOf(tenant.id, isNamed), limits)
  // Also the last that may begin says so: else all who come while it is answered would ask here, to be refused.
  if (nextIn > 0)
    res.setHeader(roomIn, `${String(Math.ceil(nextIn * 1000))} ${String(1000 / limits.callsPerSecond)}`)
  if (!mayBegin) throw tooMany(nextIn)
}

/**
 * Does a call's work when the tenant has a place for it, and long work when it is its turn. Its body is there by then: a
 * sender who takes long holds none. The platform's own calls have no tenant, and wait for nobody.
 * @throws ApiError TOO_MANY_REQUESTS when too many of the tenant's wait already
 */
export function inTenantsRoom<T>(
  ctx: RequestContext,
  { isLong = false }: Pick<Endpoint, "isLong">,
  work: () => Promise<T>
): Promise<T> {
  if (!("tenant" in ctx)) return work()
  const { tenant, signedIn, key } = ctx
  const inRoom = (task: () => Promise<T>): Promise<T> => {
    const done = rooms.run(roomOf(tenant.id, signedIn !== null || key !== null), limitsOf(tenant), task)
    return done ?? Promise.reject(tooMany(1))
  }
  if (!isLong) return inRoom(() => givingWay.quickly(tenant.id, work))
  // While it waits for its turn it takes none of the tenant's places.
  return givingWay.inTurn(tenant.id, () => inRoom(work)) ?? Promise.reject(tooMany(10))
}
