import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isIPv6 } from "node:net"
import { tooMany } from "../../lib/api-error"
import type { RequestContext } from "../kernel/context"

/** At most `max` uses of `key` within the window. */
export interface Limit {
  key: string
  max: number
}
type LimitContext = Pick<RequestContext, "container"> & { tenant: Pick<RequestContext["tenant"], "id"> }

/**
 * Counts one use of each key if every key is below its max. Runs in its own transaction: the count is kept whatever
 * happens to the request, and is shared by all processes and kept across restarts. Counts are per tenant.
 * @throws ApiError TOO_MANY_REQUESTS when a key is at its max; nothing is counted then
 */
export const countAgainstLimits = (
  ctx: LimitContext,
  limits: readonly Limit[],
  windowSeconds: number
): Promise<void> => takeFromLimits(ctx, limits, windowSeconds, true)

/** Checks the limits without counting. @throws ApiError TOO_MANY_REQUESTS when a key is at its max */
export const requireWithinLimits = (
  ctx: LimitContext,
  limits: readonly Limit[],
  windowSeconds: number
): Promise<void> => takeFromLimits(ctx, limits, windowSeconds, false)

async function takeFromLimits(
  ctx: LimitContext,
  limits: readonly Limit[],
  windowSeconds: number,
  count: boolean
): Promise<void> {
  const knex = ctx.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { wait: number }[] }>(
    "select rate_limit_take(?, ?, ?, ?, ?) as wait",
    [ctx.tenant.id, limits.map((it) => it.key), limits.map((it) => it.max), windowSeconds, count]
  )
  const wait = rows[0]?.wait ?? 0
  if (wait > 0) throw tooMany(wait)
}

/** Returns the key of one client: an IPv4 address, or the /64 network of an IPv6 customer. */
export function clientOf({ clientIp }: Pick<RequestContext, "clientIp">): string {
  if (!isIPv6(clientIp)) return clientIp.slice(0, 60)
  const [head = "", tail = ""] = clientIp.split("%")[0]?.split("::") ?? []
  const left = head.split(":").filter(Boolean)
  const right = tail.split(":").filter(Boolean)
  const full = clientIp.includes("::")
    ? [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right]
    : left
  return full
    .slice(0, 4)
    .map((it) => Number.parseInt(it, 16).toString(16))
    .join(":")
}
