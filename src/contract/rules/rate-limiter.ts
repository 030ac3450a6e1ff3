/** Requests that one key may still start, as of `at`. */
export interface Bucket {
  left: number
  at: number
}

/** A Map, or a cache that bounds the number of keys. */
interface Buckets {
  get: (key: string) => Bucket | undefined
  set: (key: string, bucket: Bucket) => unknown
}

interface RateLimit {
  /** Requests per second on average. */
  perSecond: number
  /** Requests that may start at once; a second's worth by default. */
  burst?: number
}

/** Rate limiter of one process: a token bucket for each key. Both servers use it. */
export class RateLimiter {
  /**
   * @param buckets bounds the number of keys, if callers can invent them
   * @param now clock in milliseconds
   */
  constructor(
    private readonly buckets: Buckets,
    private readonly now: () => number = () => performance.now()
  ) {}

  /**
   * Counts a request if the rate limit allows it.
   * @returns whether the request may start, and in how many seconds the next one may
   */
  take(key: string, { perSecond, burst = perSecond }: RateLimit): { isAllowed: boolean; nextIn: number } {
    const now = this.now()
    const bucket = this.buckets.get(key) ?? { left: burst, at: now }
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    const isAllowed = bucket.left >= 1
    if (isAllowed) bucket.left--
    this.buckets.set(key, bucket)
    return { isAllowed, nextIn: Math.max(0, 1 - bucket.left) / perSecond }
  }
}
