import { residentBytes, usageOf } from "./process-usage"

interface Watched {
  pid: number
  /** CPU time of the process at which the task ends. */
  cpuMs: number
  /** Resident memory at which the task ends; without it the system limits the memory. */
  memoryBytes?: number
}

const intervalMs = 50

/** Time by the clock, for tasks that use no CPU time. It is generous, since other processes come first. */
const maxMs = (cpuMs: number): number => 10 * cpuMs + 8_000

/**
 * Watches a running task from outside.
 * @param allowedMs CPU time that the task may use
 * @param onLimit called once, at the first limit that is reached
 * @returns a function that ends the watching
 */
export function watchTask(watched: Watched, allowedMs: number, onLimit: () => void): () => void {
  const { pid, cpuMs, memoryBytes } = watched
  const started = performance.now()
  const look = async (): Promise<void> => {
    const isLate = performance.now() - started > maxMs(allowedMs)
    const isSlow = (usageOf(pid)?.cpuMs ?? 0) > cpuMs
    const isLarge = memoryBytes !== undefined && (await residentBytes(pid)) > memoryBytes
    if (!isStopped && (isLate || isSlow || isLarge)) {
      stop()
      onLimit()
    }
  }
  let isStopped = false
  // Node throws when the system has no memory for `ps`: the next look may succeed.
  const timer = setInterval(() => void look().catch(() => undefined), intervalMs)
  const stop = (): void => {
    isStopped = true
    clearInterval(timer)
  }
  return stop
}
