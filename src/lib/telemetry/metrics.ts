import { Counter, Gauge, Histogram, Registry } from "prom-client"

/** All metrics of this process. Both servers use the same names. */
export const registry = new Registry()

const registers = [registry]
let isRecorded = false

/** Starts recording. Without it (no METRICS_PORT) the functions below do nothing. */
export const recordMetrics = (): void => {
  isRecorded = true
}

export const isRecording = (): boolean => isRecorded

const requests = new Histogram({
  name: "ratna_http_request_duration_seconds",
  help: "Duration of requests by method, declared route and status. 499: the client disconnected.",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
})

/** Records one request. `route` must be a declared pattern, never a path. */
export function observeRequest(method: string, route: string, status: number, seconds: number): void {
  if (isRecorded) requests.observe({ method, route, status }, seconds)
}

const closedStores = new Counter({
  name: "ratna_closed_store_responses_total",
  help: "Responses with status 503 because people have closed the store. They are counted as requests too.",
  registers,
})

/** Counts a response of a closed store. */
export function countClosedStore(): void {
  if (isRecorded) closedStores.inc()
}

const lostRequests = new Counter({
  name: "ratna_lost_requests_total",
  help: "Requests of the storefront that a Medusa server did not answer: sent again (repeated) or refused with 503.",
  labelNames: ["outcome"],
  registers,
})

/** Counts a request that a Medusa server has left without a response. */
export function countLostRequest(outcome: "repeated" | "refused"): void {
  if (isRecorded) lostRequests.inc({ outcome })
}

const ready = new Counter({
  name: "ratna_ready_responses_total",
  help: "Cacheable responses by kind: served from memory (hit), built (miss), not cacheable (bypass).",
  labelNames: ["kind", "result"],
  registers,
})

/**
 * Counts how a response was served.
 * @param kind `page` is a rendered page; `data` is a public response that pages are rendered from; `response` is an API
 *   response
 */
export function countReady(kind: "page" | "data" | "response", result: "hit" | "miss" | "bypass"): void {
  if (isRecorded) ready.inc({ kind, result })
}

let versionCheckedAt: number | undefined

/**
 * Records a successful version check: the age of what this process knows of other processes' changes.
 * @param sentAt when the check was sent, by `performance.now()`
 */
export function noteVersionCheck(sentAt: number): void {
  if (!isRecorded) return
  if (versionCheckedAt === undefined) reportVersionCheckAge()
  versionCheckedAt = sentAt
}

/** Adds the gauge. A process that has made no check has no such metric. */
const reportVersionCheckAge = (): Gauge =>
  new Gauge({
    name: "ratna_version_check_age_seconds",
    help: "Time since the last successful version check was sent. It grows while no request needs a check.",
    registers,
    collect() {
      this.set((performance.now() - (versionCheckedAt ?? 0)) / 1000)
    },
  })

const jobRuns = new Counter({
  name: "ratna_job_runs_total",
  help: "Runs of scheduled jobs by outcome.",
  labelNames: ["job", "outcome"],
  registers,
})

/** Counts the end of a job's run. */
export function countJob(job: string, outcome: "done" | "failed"): void {
  if (isRecorded) jobRuns.inc({ job, outcome })
}

const orders = new Counter({
  name: "ratna_orders_total",
  help: "Orders that this process has completed with a captured payment.",
  registers,
})
const payments = new Counter({
  name: "ratna_payments_total",
  help: "Finalizations of payments by outcome: paid (a new order), known (paid before), unpaid, dropped, failed (retried).",
  labelNames: ["outcome"],
  registers,
})

/** Counts one finalization of a payment; `paid` counts an order too. */
export function countPayment(outcome: "paid" | "known" | "unpaid" | "dropped" | "failed"): void {
  if (!isRecorded) return
  payments.inc({ outcome })
  if (outcome === "paid") orders.inc()
}
