import { LRUCache } from "lru-cache"

interface Entry<T> {
  stamp: string
  value: T
}

interface Options<T> {
  /** What all entries together may take of memory. */
  maxBytes: number
  /** What one value takes of it, roughly. */
  bytesOf: (value: T) => number
  /** How long a value is served; for ever by default. */
  maxAgeMs?: number
}

/** What an entry takes beside its key and value. */
const overheadBytes = 200

/**
 * Values by key, bounded by bytes: keys and values come from outside, so that a bound on their number would be none
 * on memory. What was not read for longest goes first.
 */
export class ByteCache<T> {
  private readonly ready: LRUCache<string, Entry<T>>
  /** One call at a time makes a value, however many wait for it; as many entries as calls are running. */
  private readonly running = new Map<string, Promise<T>>()

  constructor({ maxBytes, bytesOf, maxAgeMs = 0 }: Options<T>) {
    this.ready = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ stamp, value }, key) =>
        Math.ceil(bytesOf(value)) + 2 * (key.length + stamp.length) + overheadBytes,
      ttl: maxAgeMs,
      // Asks the clock each time: caching it would cost a timer a millisecond.
      ttlResolution: 0,
    })
  }

  /**
   * The value of `key` as it is at `stamp`, made by `make` when there is none. One of another stamp is replaced.
   * A failure is not kept.
   */
  get(key: string, stamp: string, make: () => Promise<T>): Promise<T> {
    const known = this.ready.get(key)
    if (known?.stamp === stamp) return Promise.resolve(known.value)
    const runningKey = `${stamp} ${key}`
    const running = this.running.get(runningKey)
    if (running) return running
    const made: Promise<T> = make().then(
      (value) => {
        // Not after `clear`: what was read before it may be out of date.
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

  set(key: string, stamp: string, value: T): void {
    this.ready.set(key, { stamp, value })
  }

  clear(): void {
    this.ready.clear()
    this.running.clear()
  }
}
