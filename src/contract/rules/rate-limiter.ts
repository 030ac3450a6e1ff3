/** What a process has of one key's rate limit. */
export interface Bucket {
  /** Requests that may still start, as of `at`. */
  left: number
  at: number
  /** Requests that the shared count doesn't contain yet. */
  unreported: number
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

interface Taken {
  isAllowed: boolean
  /** Seconds until the next request may start. */
  nextIn: number
}

/** Requests of one key that a process has started since its last report. */
export interface Report extends Required<RateLimit> {
  key: string
  started: number
}

/**
 * Adds reports to the count of all processes.
 * @returns the requests that may still start, for each report
 */
export type SharedCount = (reports: readonly Report[]) => Promise<number[]>

interface Options {
  /** Without it the limiter counts the requests of this process only. */
  shared?: SharedCount | undefined
  /** Clock in milliseconds. */
  now?: (() => number) | undefined
  later?: (work: () => void, ms: number) => unknown
}

/** Maximum age of an unreported request, in ms. */
const reportMs = 100
/** Error of sums of costs, which are no whole numbers. */
const rounding = 1e-6
/** Time until the next report after one has failed, in ms. */
const retryMs = 1_000

/** Maximum unreported requests of one process: a tenth of a second's worth. A process over it waits for its report. */
const maxUnreported = ({ perSecond }: RateLimit): number => Math.max(1, perSecond / 10)

/**
 * Rate limiter: a token bucket for each key. Both servers use it. With a shared count the limit applies to all
 * processes together: each decides by its own copy of a bucket and reports what it has started, at most ten times a
 * second for all keys together. While the shared count fails, each process counts for itself.
 */
export class RateLimiter {
  private readonly shared: SharedCount | undefined
  private readonly now: () => number
  private readonly later: (work: () => void, ms: number) => unknown
  /** Keys with unreported requests. */
  private readonly unreported = new Map<string, RateLimit & { bucket: Bucket }>()
  private reporting: Promise<void> | undefined
  private isScheduled = false
  private isFailing = false

  /** @param buckets bounds the number of keys, if callers can invent them */
  constructor(
    private readonly buckets: Buckets,
    { shared, now = () => performance.now(), later = setTimeout }: Options = {}
  ) {
    this.shared = shared
    this.now = now
    this.later = later
  }

  /**
   * Counts a request if the rate limit allows it. The result is a promise only if it needs a report first.
   * @param cost what it counts, at most 1
   */
  take(key: string, limit: RateLimit, cost = 1): Taken | Promise<Taken> {
    return this.mustReport(key, limit)
      ? this.takeAfterReport(key, limit, cost)
      : this.takeNow(key, limit, cost)
  }

  private mustReport(key: string, limit: RateLimit): boolean {
    if (!this.shared || this.isFailing) return false
    return (this.buckets.get(key)?.unreported ?? 0) >= maxUnreported(limit)
  }

  private async takeAfterReport(key: string, limit: RateLimit, cost: number): Promise<Taken> {
    // Those that waited for the same report may have used up the process's share again.
    while (this.mustReport(key, limit)) await this.report()
    return this.takeNow(key, limit, cost)
  }

  private takeNow(key: string, limit: RateLimit, cost: number): Taken {
    const { perSecond, burst = perSecond } = limit
    const now = this.now()
    const bucket = this.buckets.get(key) ?? { left: burst, at: now, unreported: 0 }
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    const isAllowed = bucket.left > cost - rounding
    if (isAllowed) {
      bucket.left -= cost
      if (this.shared) this.schedule(key, limit, bucket, cost)
    }
    this.buckets.set(key, bucket)
    return { isAllowed, nextIn: Math.max(0, cost - bucket.left) / perSecond }
  }

  private schedule(key: string, limit: RateLimit, bucket: Bucket, cost: number): void {
    bucket.unreported += cost
    this.unreported.set(key, { ...limit, bucket })
    if (this.isScheduled) return
    this.isScheduled = true
    this.later(
      () => {
        this.isScheduled = false
        void this.report()
      },
      this.isFailing ? retryMs : reportMs
    )
  }

  /** Sends what is unreported, or waits for the report under way. It never fails. */
  private report(): Promise<void> {
    this.reporting ??= this.send().finally(() => (this.reporting = undefined))
    return this.reporting
  }

  private async send(): Promise<void> {
    const sent = [...this.unreported].map(([key, { perSecond, burst = perSecond, bucket }]) => ({
      ...{ key, perSecond, burst, started: bucket.unreported },
      bucket,
    }))
    this.unreported.clear()
    if (!this.shared || !sent.length) return
    const left = await this.shared(sent).catch(() => undefined)
    this.isFailing = left === undefined
    const now = this.now()
    for (const [n, { bucket, started }] of sent.entries()) {
      bucket.unreported -= started
      const shared = left?.[n]
      if (shared === undefined) continue
      bucket.left = shared - bucket.unreported
      bucket.at = now
    }
  }
}
