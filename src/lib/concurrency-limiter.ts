/** Rate limit and concurrency limit of one tenant in one process. */
export interface CallLimits {
  /** Calls that may start per second on average; up to a second's worth may start at once. */
  callsPerSecond: number
  /** Calls that may run concurrently; others wait in the tenant's own queue. */
  callsAtOnce: number
}

interface Bucket {
  /** Calls that may still start, as of `at`. */
  left: number
  at: number
  running: number
  waiting: (() => void)[]
}

/** Maximum waiting calls per call that may run. Beyond it a tenant's queue would only grow. */
const waitingForEach = 20

/**
 * Keeps one tenant's calls from taking the time of all others: each tenant has its own rate limit and its own queue.
 * Ids come from the registry, so there are at most as many buckets as tenants.
 */
export class ConcurrencyLimiter {
  private readonly buckets = new Map<string, Bucket>()

  /** @param now clock in milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {}

  private bucketOf(whose: string, { callsPerSecond }: CallLimits): Bucket {
    const known = this.buckets.get(whose)
    if (known) return known
    const bucket: Bucket = { left: callsPerSecond, at: this.now(), running: 0, waiting: [] }
    this.buckets.set(whose, bucket)
    return bucket
  }

  /**
   * Counts a call if the rate limit allows it.
   * @param whose the tenant's id and the kind of its callers
   * @returns whether the call may start, and in how many seconds the next one may
   */
  begin(whose: string, limits: CallLimits): { mayBegin: boolean; nextIn: number } {
    const bucket = this.bucketOf(whose, limits)
    const now = this.now()
    bucket.left = Math.min(
      limits.callsPerSecond,
      bucket.left + ((now - bucket.at) / 1000) * limits.callsPerSecond
    )
    bucket.at = now
    const mayBegin = bucket.left >= 1
    if (mayBegin) bucket.left--
    return { mayBegin, nextIn: Math.max(0, 1 - bucket.left) / limits.callsPerSecond }
  }

  /** Runs the work once fewer than `callsAtOnce` of the tenant's calls are running; undefined if its queue is full. */
  run<T>(whose: string, limits: CallLimits, work: () => Promise<T>): Promise<T> | undefined {
    const bucket = this.bucketOf(whose, limits)
    if (bucket.running < limits.callsAtOnce) return this.inside(bucket, work)
    if (bucket.waiting.length >= limits.callsAtOnce * waitingForEach) return undefined
    return new Promise<void>((resolve) => bucket.waiting.push(resolve)).then(() => this.inside(bucket, work))
  }

  private async inside<T>(bucket: Bucket, work: () => Promise<T>): Promise<T> {
    bucket.running++
    try {
      return await work()
    } finally {
      bucket.running--
      bucket.waiting.shift()?.()
    }
  }
}
