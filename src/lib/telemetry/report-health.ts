import { Gauge } from "prom-client"
import { isRecording, registry } from "./metrics"

const registers = [registry]

/** Time between two checks of a dependency, in ms: those of others are checked less often. */
const checkEveryMs = { database: 15_000, redis: 15_000, s3: 30_000, smtp: 30_000, gateway: 30_000 } as const

/** Limit of one check. */
const maxCheckMs = 10_000

/** What a process depends on. */
type Dependency = keyof typeof checkEveryMs

const up = new Gauge({
  name: "ratna_dependency_up",
  help: "Whether this process could use a dependency at the last check, 30 seconds ago at most: 1 or 0.",
  labelNames: ["dependency"],
  registers,
})

/** Checks a dependency at intervals, if metrics are recorded. It is up when `check` resolves in time. */
export function reportDependency(dependency: Dependency, check: () => Promise<unknown>): void {
  if (!isRecording()) return
  const report = async (): Promise<void> => {
    const isUp = await Promise.race([isResolved(check), after(maxCheckMs)])
    up.set({ dependency }, isUp ? 1 : 0)
  }
  void report()
  setInterval(() => void report(), checkEveryMs[dependency]).unref()
}

const isResolved = async (check: () => Promise<unknown>): Promise<boolean> => {
  try {
    await check()
    return true
  } catch {
    return false
  }
}

const after = (ms: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), ms).unref())

let readiness: { service: string; isReady: () => Promise<boolean> } | undefined

new Gauge({
  name: "ratna_ready",
  help: "Whether this process is ready, by its service (server, worker, storefront): 1 or 0.",
  labelNames: ["service"],
  registers,
  async collect() {
    if (!readiness) return
    const { service, isReady } = readiness
    this.set({ service }, (await isReady().catch(() => false)) ? 1 : 0)
  },
})

/** Reports whether a load balancer may send requests to this process, as its health endpoint does. */
export function reportReady(service: string, isReady: () => Promise<boolean>): void {
  readiness = { service, isReady }
}
