import { LRUCache } from "lru-cache"
import { tooMany } from "../../lib/api-error"

const seconds = 10
const used = new LRUCache<string, { count: number }>({ max: 1_000, ttl: seconds * 1_000 })

/**
 * At most so many calls of one peer in ten seconds, in this process: for calls that belong to no tenant.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export function takePeerLimit(peer: string, max: number): void {
  const known = used.get(peer) ?? { count: 0 }
  if (known.count >= max) throw tooMany(seconds)
  // The window is that of its first call.
  if (known.count++ === 0) used.set(peer, known)
}
