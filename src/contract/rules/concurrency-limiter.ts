interface Line {
  running: number
  waiting: (() => void)[]
}

interface ConcurrencyLimit {
  /** Tasks that may run concurrently. */
  atOnce: number
  /** Tasks that may wait. */
  waiting: number
}

interface Place {
  /** Resolves when the work may start. */
  ready: Promise<void>
  /** Releases the slot or leaves the queue. Call it once. */
  leave: () => void
}

/**
 * Limits how many tasks of one key run concurrently. Further tasks wait in a queue of that key, so that they don't delay
 * others. Both servers use it.
 */
export class ConcurrencyLimiter {
  /** Contains only keys with work, so it never exceeds the number of open requests. */
  private readonly lines = new Map<string, Line>()

  /** Returns undefined when the key's queue is full. */
  enter(key: string, limit: ConcurrencyLimit): Place | undefined {
    const line = this.lines.get(key) ?? { running: 0, waiting: [] }
    if (line.running < limit.atOnce) {
      line.running++
      this.lines.set(key, line)
      return { ready: Promise.resolve(), leave: () => this.next(key, line) }
    }
    if (line.waiting.length >= limit.waiting) return undefined
    let begin: () => void = () => undefined
    const ready = new Promise<void>((resolve) => (begin = resolve))
    line.waiting.push(begin)
    const leave = () => {
      const at = line.waiting.indexOf(begin)
      if (at < 0) this.next(key, line)
      else line.waiting.splice(at, 1)
    }
    return { ready, leave }
  }

  /** Runs the work in a place of the key; undefined when the key's queue is full. */
  run<T>(key: string, limit: ConcurrencyLimit, work: () => Promise<T>): Promise<T> | undefined {
    const place = this.enter(key, limit)
    return place && place.ready.then(work).finally(place.leave)
  }

  private next(key: string, line: Line): void {
    const begin = line.waiting.shift()
    if (begin) begin()
    else if (--line.running === 0) this.lines.delete(key)
  }
}
