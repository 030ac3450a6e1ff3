import { LRUCache } from "lru-cache"

interface Entry<T> {
  stamp: string
  value: T
}

interface Options<T> {
  /** Memory bound of all cache entries together. */
  maxBytes: number
  /** Approximate size of one value in bytes. */
  bytesOf: (value: T) => number
  /** A value that is older is created again. */
  maxAgeMs?: number
}

/** Memory of a cache entry in addition to its key and value. */
const overheadBytes = 200

/**
 * Cache of values by key, bounded in bytes: keys and values come from outside, so a bound on their number wouldn't
 * bound memory. The least recently used value is evicted first.
 */
export class ByteCache<T> {
  private readonly ready: LRUCache<string, Entry<T>>
  /** Concurrent callers share one call of `make`. Holds as many entries as calls are running. */
  private readonly running = new Map<string, Promise<T>>()

  constructor({ maxBytes, bytesOf, maxAgeMs }: Options<T>) {
    this.ready = new LRUCache({
      maxSize: maxBytes,
      // Reads the clock each time: caching it would cost a timer per millisecond.
      ...(maxAgeMs === undefined ? {} : { ttl: maxAgeMs, ttlResolution: 0 }),
      sizeCalculation: ({ stamp, value }, key) =>
        Math.ceil(bytesOf(value)) + 2 * (key.length + stamp.length) + overheadBytes,
    })
  }

  /**
   * The value of `key` at `stamp`, created by `make` if it is missing. A value with another stamp is replaced. Failures
   * aren't cached.
   */
  get(key: string, stamp: string, make: () => Promise<T>): Promise<T> {
    const known = this.ready.get(key)
    if (known?.stamp === stamp) return Promise.resolve(known.value)
    const runningKey = `${stamp} ${key}`
    const running = this.running.get(runningKey)
    if (running) return running
    const made: Promise<T> = make().then(
      (value) => {
        // Not after `clear`: a value read before it may be out of date.
        if (this.running.get(runningKey) === made) {
          this.running.delete(runningKey)
          this.set(key, stamp, value)
        }
        return value
      },
      (error: unknown) => {
        if (this.running.get(runningKey) === made) this.running.delete(runningKey)
        throw error
      }
    )
    this.running.set(runningKey, made)
    return made
  }

  /** The value of `key` at `stamp` if it is cached. */
  cached(key: string, stamp: string): T | undefined {
    const known = this.ready.get(key)
    return known?.stamp === stamp ? known.value : undefined
  }

  set(key: string, stamp: string, value: T): void {
    this.ready.set(key, { stamp, value })
  }

  delete(key: string): void {
    this.ready.delete(key)
  }

  clear(): void {
    this.ready.clear()
    this.running.clear()
  }
}
