import { LRUCache } from "lru-cache"
import { tooMany } from "../../lib/api-error"

const seconds = 10
const used = new LRUCache<string, { count: number }>({ max: 1_000, ttl: seconds * 1_000 })

/**
 * Limits one peer to `max` requests in ten seconds in this process, for endpoints that belong to no tenant.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export function takePeerLimit(peer: string, max: number): void {
  const known = used.get(peer) ?? { count: 0 }
  if (known.count >= max) throw tooMany(seconds)
  // The window starts with the first request.
  if (known.count++ === 0) used.set(peer, known)
}
