import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { Gauge } from "prom-client"
import { dueWork } from "../../db/due-work"
import { openPool } from "../../db/open-pool"
import { log } from "../../lib/telemetry/log"
import { registry } from "../../lib/telemetry/metrics"
import { jobRuns } from "../../modules/installation/job-runs"
import { readInstallation } from "../../modules/installation/restored"
import { allJobs } from "./jobs"
import { queues } from "./queues"

const registers = [registry]

/** Lifetime of a reading, so that frequent scrapes don't add load to the database. */
const freshMs = 5_000

/** Adds the gauges of the connection pool, and of what the database holds, to this process's metrics. */
export function reportDatabase(): void {
  reportPool()
  reportDueWork()
  reportJobs()
  reportInstallation()
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
    registers,
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
  const read = freshReader("due work", (knex) => dueWork(knex, queues))
  new Gauge({
    name: "ratna_due_work_rows",
    help: "Due rows by kind of work, at most 10,000. The same for every process of the installation.",
    labelNames: ["kind"],
    registers,
    async collect() {
      this.reset()
      for (const { kind, rows } of (await read()) ?? []) this.set({ kind }, rows)
    },
  })
  new Gauge({
    name: "ratna_due_work_oldest_seconds",
    help: "Time for which the oldest due row has waited, by kind of work; 0 without one.",
    labelNames: ["kind"],
    registers,
    async collect() {
      this.reset()
      for (const { kind, oldestSeconds } of (await read()) ?? []) this.set({ kind }, oldestSeconds)
    },
  })
}

function reportJobs(): void {
  const read = freshReader("runs of the jobs", (knex) => jobRuns(knex, allJobs))
  new Gauge({
    name: "ratna_job_last_run_timestamp_seconds",
    help: "Unix time at which each job last ended without an error in any process; of its installation before that.",
    labelNames: ["job"],
    registers,
    async collect() {
      this.reset()
      for (const { job, endedAt } of (await read()) ?? []) this.set({ job }, endedAt)
    },
  })
}

function reportInstallation(): void {
  const read = freshReader("installation", readInstallation)
  new Gauge({
    name: "ratna_refunds_held",
    help: "1 while no money is returned: the database was restored or failed over, and restore:confirm is due.",
    // Without labels a gauge would be 0 until it is read.
    labelNames: ["reason"],
    registers,
    async collect() {
      this.reset()
      const found = await read()
      if (found) this.set({ reason: "restored" }, found.mayRefund ? 0 : 1)
    },
  })
}

/** Reads from the database at most once in `freshMs`. Returns nothing while it is not reachable. */
function freshReader<T>(what: string, readFrom: (knex: Knex) => Promise<T>): () => Promise<T | undefined> {
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<T | undefined> = Promise.resolve(undefined)
  return () => {
    const knex = openPool()
    if (knex && performance.now() - readAt > freshMs) {
      readAt = performance.now()
      reading = readFrom(knex).catch((error: unknown) => {
        log(
          "warn",
          `The ${what} could not be read for the metrics`,
          {},
          error instanceof Error ? error : undefined
        )
        return undefined
      })
    }
    return reading
  }
}
