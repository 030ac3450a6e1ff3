/** Seconds to wait after each failed attempt: quick at first, for a receiver that restarts; then over two days. */
const waits = [5, 30, 120, 600, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000]

/** How often a message is tried in all. */
export const maxAttempts = waits.length + 1

/**
 * Seconds until the next attempt, a fifth more or less, so that what failed together isn't tried together.
 * @param attempts how many have failed
 * @param random from 0 to 1
 * @returns null after the last one
 */
export function retryWait(attempts: number, random: number): number | null {
  const wait = waits[attempts - 1]
  return wait === undefined ? null : Math.round(wait * (0.8 + 0.4 * random))
}
