export interface Recurring {
  everySeconds: number
  /** Handles its own errors. */
  run: () => Promise<void>
}

/**
 * Runs each work at its interval. One that still runs is not started again.
 * @returns a function that ends this, and resolves when the last run has ended
 */
export function atIntervals(works: readonly Recurring[]): () => Promise<void> {
  const running = new Map<Recurring, Promise<void>>()
  const begin = (work: Recurring): void => {
    if (running.has(work)) return
    const ended = work.run().finally(() => running.delete(work))
    running.set(work, ended)
  }
  const timers = works.map((work) => setInterval(begin, work.everySeconds * 1000, work))
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running.values())
  }
}
