import { createHash } from "node:crypto"
import { LRUCache } from "lru-cache"
import { type Bucket, RateLimiter } from "../../contract/rules/rate-limiter"
import { sharedCount } from "../../db/redis"
import { tooMany } from "../../lib/api-error"
import { clientOf } from "./rate-limit"

const seconds = 10
const buckets = new LRUCache<string, Bucket>({ max: 1_000 })
let limiter: RateLimiter | undefined
/** Created at the first request, because it reads the environment. */
const rateLimiter = (): RateLimiter =>
  (limiter ??= new RateLimiter(buckets, { shared: sharedCount("peers") }))

/**
 * Requests of one client in ten seconds to the endpoints that belong to no tenant, and to those of the platform's staff,
 * which pass Medusa's router.
 */
const maxCalls = { platform: 1_000, staff: 300 }

/**
 * Limits one client's requests to endpoints that belong to no tenant.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export const takePlatformLimit = (clientIp: string, of: keyof typeof maxCalls = "platform"): Promise<void> =>
  takePeerLimit(`${of} ${clientOf({ clientIp })}`, maxCalls[of])

/** Redis stores no addresses. */
const keyOf = (peer: string): string => createHash("sha256").update(peer).digest("base64url")

/**
 * Limits one peer to `max` requests in ten seconds, for endpoints that belong to no tenant.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function takePeerLimit(peer: string, max: number): Promise<void> {
  const { isAllowed, nextIn } = await rateLimiter().take(keyOf(peer), {
    perSecond: max / seconds,
    burst: max,
  })
  if (!isAllowed) throw tooMany(nextIn)
}
