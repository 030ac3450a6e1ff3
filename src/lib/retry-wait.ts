/** Seconds to wait after each failed attempt: short at first, for a receiver that restarts; then over two days. */
const waits = [5, 30, 120, 600, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000]

/** Maximum attempts for a message. */
export const maxAttempts = waits.length + 1

/**
 * Seconds until the next attempt, varied by a fifth, so that messages that failed together aren't retried together.
 * @param attempts number of failed attempts
 * @param random from 0 to 1
 * @returns null after the last attempt
 */
export function retryWait(attempts: number, random: number): number | null {
  const wait = waits[attempts - 1]
  return wait === undefined ? null : Math.round(wait * (0.8 + 0.4 * random))
}
