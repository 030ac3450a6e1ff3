/** What one tenant may take of a process. */
export interface CallLimits {
  /** Calls that may begin in a second, over any longer time; a second's worth may come at once. */
  callsPerSecond: number
  /** Calls that may be worked on at a time; others wait in the tenant's own line. */
  callsAtOnce: number
}

interface Bucket {
  /** How many calls may still begin, as of `at`. */
  left: number
  at: number
  running: number
  waiting: (() => void)[]
}

/** So many calls for each that may run wait at most: beyond, a tenant's line would only grow. */
const waitingForEach = 20

/**
 * Keeps one tenant's calls from taking the time of all others: each has its own count and its own line. Ids come from
 * the registry, so that there are as many rooms as tenants.
 */
export class ConcurrencyLimiter {
  private readonly buckets = new Map<string, Bucket>()

  /** @param now milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {}

  private bucketOf(whose: string, { callsPerSecond }: CallLimits): Bucket {
    const known = this.buckets.get(whose)
    if (known) return known
    const bucket: Bucket = { left: callsPerSecond, at: this.now(), running: 0, waiting: [] }
    this.buckets.set(whose, bucket)
    return bucket
  }

  /**
   * Counts a call that begins, if there is room for it.
   * @param whose the tenant's id, with the kind of its callers
   * @returns whether it may, and in how many seconds there is room for the next
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

  /** Does the work once fewer than `callsAtOnce` of the tenant's are under way; undefined where its line is too long. */
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
