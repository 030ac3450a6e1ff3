/** A mean in which a value counts a little more than a third after `memoryMs`. */
class FadingMean {
  private sum = 0
  private weight = 0
  private at = 0

  constructor(private readonly memoryMs: number) {}

  add(value: number, now: number): void {
    const fade = Math.exp((this.at - now) / this.memoryMs)
    this.sum = this.sum * fade + value
    this.weight = this.weight * fade + 1
    this.at = now
  }

  /** Undefined while fewer than `atLeast` values count. */
  read(now: number, atLeast: number): number | undefined {
    const weight = this.weight * Math.exp((this.at - now) / this.memoryMs)
    return weight < atLeast ? undefined : this.sum / this.weight
  }
}

const baselineMemoryMs = 60_000
const recentMemoryMs = 4_000
/** Requests that a baseline needs. */
const fewest = 5

/**
 * Compares the durations of requests with those of the same kind that ran without bulk work. Durations are compared by
 * their logarithms, so that a single slow request doesn't outweigh all others.
 */
export class Slowdown {
  /** By kind of request, such as its path in the declaration. */
  private readonly alone = new Map<string, FadingMean>()
  private readonly recent = new FadingMean(recentMemoryMs)

  /** @param isAlone no bulk work ran meanwhile */
  add(kind: string, ms: number, isAlone: boolean, now: number): void {
    const value = Math.log(Math.max(0.1, ms))
    const baseline = this.alone.get(kind) ?? new FadingMean(baselineMemoryMs)
    const usual = baseline.read(now, fewest)
    if (usual !== undefined) this.recent.add(value - usual, now)
    if (!isAlone) return
    baseline.add(value, now)
    this.alone.set(kind, baseline)
  }

  /** Recent durations as a multiple of the usual ones; 1 while too few are known. */
  read(now: number): number {
    return Math.exp(this.recent.read(now, fewest) ?? 0)
  }
}
