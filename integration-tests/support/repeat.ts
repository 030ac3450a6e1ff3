/** Repeats `act` until it is stopped, and records why it failed. Stopping returns how often it ran. */
export function repeat(act: () => Promise<void>, failures: string[]): () => Promise<number> {
  const state = { isRunning: true }
  const running = (async () => {
    let count = 0
    while (state.isRunning) {
      await act().catch((error: unknown) => failures.push(String(error)))
      count += 1
    }
    return count
  })()
  return () => {
    state.isRunning = false
    return running
  }
}
