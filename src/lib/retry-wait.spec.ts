import { maxAttempts, retryWait } from "./retry-wait"

it("waits longer after each attempt, and gives up after the last of eleven", () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, at) => retryWait(at + 1, 0.5) ?? 0)
  expect(maxAttempts).toBe(11)
  expect(waits).toEqual(waits.toSorted((one, other) => one - other))
  expect(waits[0]).toBe(5)
  expect(retryWait(maxAttempts, 0.5)).toBeNull()
})

it("retries for two days, so that a receiver may be down over a weekend", () => {
  const all = Array.from({ length: maxAttempts - 1 }, (_, at) => retryWait(at + 1, 0) ?? 0)
  expect(all.reduce((sum, it) => sum + it, 0)).toBeGreaterThan(40 * 3_600)
})

it("messages that failed together are not retried together", () => {
  expect([retryWait(3, 0), retryWait(3, 0.5), retryWait(3, 1)]).toEqual([96, 120, 144])
})
