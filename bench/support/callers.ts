import { cpuMs } from "./cpu"

/** Requests in flight, as from as many callers. */
export const callers = 16

/** Runs `call` `times` times in all, `callers` at once. */
export async function callAtOnce(times: number, call: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const caller = async () => {
    while (next < times) await call(next++)
  }
  await Promise.all(Array.from({ length: callers }, caller))
}

/** Average CPU-ms per request of these processes together, over `times` requests of which 16 run at once. */
export async function costAt(
  pids: readonly number[],
  times: number,
  call: (n: number) => Promise<unknown>
): Promise<number> {
  const total = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0)
  const before = total()
  await callAtOnce(times, call)
  return (total() - before) / times
}
