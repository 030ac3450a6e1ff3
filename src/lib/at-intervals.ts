export interface Recurring {
  everySeconds: number
  /** Handles its own errors. */
  run: () => Promise<void>
  /** Called when a run is given up. */
  onGivenUp?: () => void
}

/** No run takes this long: statements, requests to gateways and mail servers all have limits of their own. */
const giveUpAfterMs = 300_000

/**
 * Runs each work at its interval. One that still runs is not started again until five minutes have passed: what it waits
 * for may never come, and the next run claims the same work.
 * @returns a function that ends this, and resolves when the last run has ended
 */
export function atIntervals(works: readonly Recurring[]): () => Promise<void> {
  const running = new Map<Recurring, Promise<void>>()
  const begin = (work: Recurring): void => {
    if (running.has(work)) return
    const forget = (): void => {
      clearTimeout(timer)
      if (running.get(work) === ended) running.delete(work)
    }
    const timer = setTimeout(() => {
      forget()
      work.onGivenUp?.()
    }, giveUpAfterMs).unref()
    const ended = work.run().finally(forget)
    running.set(work, ended)
  }
  const timers = works.map((work) => setInterval(begin, work.everySeconds * 1000, work))
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running.values())
  }
}
