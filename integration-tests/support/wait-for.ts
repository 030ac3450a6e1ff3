import { setTimeout as sleep } from "node:timers/promises"

/**
 * Repeats `ask` until it returns a value.
 * @throws Error with `what` after `ms` milliseconds
 */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined>, ms = 30_000): Promise<T> {
  const until = Date.now() + ms
  for (;;) {
    const response = await ask()
    if (response !== undefined) return response
    if (Date.now() > until) throw new Error(`${what} did not come within ${ms / 1000} s`)
    await sleep(100)
  }
}
