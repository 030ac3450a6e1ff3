import { LRUCache } from "lru-cache"
import { type Bucket, RateLimiter } from "../../contract/rules/rate-limiter"
import { tooMany } from "../../lib/api-error"

const seconds = 10
const buckets = new LRUCache<string, Bucket>({ max: 1_000 })
const limiter = new RateLimiter(buckets)

/**
 * Limits one peer to `max` requests in ten seconds in this process, for endpoints that belong to no tenant.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export function takePeerLimit(peer: string, max: number): void {
  const { isAllowed, nextIn } = limiter.take(peer, { perSecond: max / seconds, burst: max })
  if (!isAllowed) throw tooMany(nextIn)
}
