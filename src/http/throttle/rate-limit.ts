import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isIPv6 } from "node:net"
import { tooMany } from "../../lib/api-error"
import type { RequestContext } from "../kernel/context"

/** At most `max` within the window, of whatever the key says. */
export interface Limit {
  key: string
  max: number
}
type Asking = Pick<RequestContext, "container"> & { tenant: Pick<RequestContext["tenant"], "id"> }

/**
 * Counts one use of each key, if all have room. In a transaction of its own: the count stands whatever becomes of the
 * call, in every process and after a restart. Each tenant has its own counts.
 * @throws ApiError TOO_MANY_REQUESTS, and counts nothing, when a key has no room
 */
export const countAgainstLimits = (
  ctx: Asking,
  limits: readonly Limit[],
  windowSeconds: number
): Promise<void> => ask(ctx, limits, windowSeconds, true)

/** Only checks. @throws ApiError TOO_MANY_REQUESTS when a key has no room */
export const requireWithinLimits = (
  ctx: Asking,
  limits: readonly Limit[],
  windowSeconds: number
): Promise<void> => ask(ctx, limits, windowSeconds, false)

async function ask(
  ctx: Asking,
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

/** What counts as one client: an IPv4 address, or the /64 network that one IPv6 customer has as a whole. */
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
