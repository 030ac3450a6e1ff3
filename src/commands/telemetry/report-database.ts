import { Gauge } from "prom-client"
import { type DueWork, dueWork } from "../../db/due-work"
import { openPool } from "../../db/open-pool"
import { log } from "../../lib/telemetry/log"
import { registry } from "../../lib/telemetry/metrics"
import { queues } from "./queues"

/** Lifetime of a reading of the queues, so that frequent scrapes don't add load to the database. */
const freshMs = 5_000

/** Adds the gauges of the connection pool and of due work to this process's metrics. */
export function reportDatabase(): void {
  reportPool()
  reportDueWork()
}

interface Tarn {
  numUsed: () => number
  numFree: () => number
  numPendingAcquires: () => number
  max: number
}

function reportPool(): void {
  new Gauge({
    name: "ratna_db_pool_connections",
    help: "Database connections of this process by state: used, free, waiting (callers without one), max.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const tarn = (openPool()?.client as { pool?: Tarn } | undefined)?.pool
      if (!tarn) return
      this.set({ state: "used" }, tarn.numUsed())
      this.set({ state: "free" }, tarn.numFree())
      this.set({ state: "waiting" }, tarn.numPendingAcquires())
      this.set({ state: "max" }, tarn.max)
    },
  })
}

function reportDueWork(): void {
  const read = freshReader()
  new Gauge({
    name: "ratna_due_work_rows",
    help: "Due rows by kind of work, at most 10,000. The same for every process of the installation.",
    labelNames: ["kind"],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { kind, rows } of await read()) this.set({ kind }, rows)
    },
  })
  new Gauge({
    name: "ratna_due_work_oldest_seconds",
    help: "Time for which the oldest due row has waited, by kind of work; 0 without one.",
    labelNames: ["kind"],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { kind, oldestSeconds } of await read()) this.set({ kind }, oldestSeconds)
    },
  })
}

/** Reads the queues at most once in `freshMs`. Returns nothing while the database is not reachable. */
function freshReader(): () => Promise<DueWork[]> {
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<DueWork[]> = Promise.resolve([])
  return () => {
    const knex = openPool()
    if (knex && performance.now() - readAt > freshMs) {
      readAt = performance.now()
      reading = dueWork(knex, queues).catch((error: unknown) => {
        log(
          "warn",
          "The due work could not be read for the metrics",
          {},
          error instanceof Error ? error : undefined
        )
        return []
      })
    }
    return reading
  }
}
