/**
 * Input of a test of rules: values by series, in promtool's notation (`0+60x90`: from 0 up by 60 in each of 90
 * intervals). null: no such series.
 */
export type Series = Readonly<Record<string, string | null>>

/** Intervals of the longest test: two days and a half of five minutes each. */
const long = 720

/** The same value in all intervals. */
export const always = (value: number): string => `${String(value)}x${String(long)}`
/** A counter, or the time of a job's last run, that grows by this in each interval. */
export const growing = (by: number, from = 0): string => `${String(from)}+${String(by)}x${String(long)}`
/** This value after 30 intervals with the former one. */
export const later = (former: number, value: number): string =>
  `${String(former)}x30 ${String(value)}x${String(long)}`

export const requests = (status: number, instance = "server-1", route = "/api/products"): string =>
  `ratna_http_request_duration_seconds_count{method="GET",route="${route}",status="${String(status)}",instance="${instance}"}`

export const bucket = (le: string): string =>
  `ratna_http_request_duration_seconds_bucket{le="${le}",instance="server-1"}`

export const ready = (service: string, instance: string): string =>
  `ratna_ready{service="${service}",instance="${instance}"}`

export const dependency = (name: string, instance: string): string =>
  `ratna_dependency_up{dependency="${name}",instance="${instance}"}`

export const lastRun = (job: string): string =>
  `ratna_job_last_run_timestamp_seconds{job="${job}",instance="server-1"}`

export const oldest = (kind: string): string =>
  `ratna_due_work_oldest_seconds{kind="${kind}",instance="server-1"}`

export const payments = (outcome: string): string => `ratna_payments_total{outcome="${outcome}"}`
export const orders = "ratna_orders_total"
export const closedStores = 'ratna_closed_store_responses_total{instance="server-1"}'
export const disk = (what: "avail" | "size"): string =>
  `node_filesystem_${what}_bytes{mountpoint="/var/lib/postgresql"}`

const jobs = ["send-due-mails", "reconcile-payments", "purge-expired", "sweep-payments", "sweep-pictures"]

/** An installation of two servers, a worker and a storefront, in which all is well. */
export const healthy = (intervalSeconds: number): Series => ({
  [ready("storefront", "storefront-1")]: always(1),
  [ready("server", "server-1")]: always(1),
  [ready("server", "server-2")]: always(1),
  [ready("worker", "worker")]: always(1),
  'up{job="ratna",instance="server-1"}': always(1),
  ...Object.fromEntries(
    ["database", "redis", "s3", "gateway"].flatMap((name) =>
      ["server-1", "server-2"].map((instance) => [dependency(name, instance), always(1)])
    )
  ),
  [dependency("smtp", "worker")]: always(1),
  'ratna_refunds_held{reason="restored",instance="server-1"}': always(0),
  [requests(200)]: growing(10 * intervalSeconds),
  [bucket("1")]: growing(10 * intervalSeconds),
  [bucket("10")]: growing(10 * intervalSeconds),
  [bucket("+Inf")]: growing(10 * intervalSeconds),
  [closedStores]: always(0),
  [payments("paid")]: growing(5),
  [orders]: growing(5),
  [oldest("payments")]: always(0),
  [oldest("mails")]: always(0),
  ...Object.fromEntries(jobs.map((job) => [lastRun(job), growing(intervalSeconds)])),
  'ratna_job_runs_total{job="send-due-mails",outcome="done"}': growing(6),
  'ratna_db_pool_connections{state="waiting",instance="server-1"}': always(0),
  'nodejs_eventloop_lag_p99_seconds{instance="server-1"}': always(0.01),
  'ratna_ready_responses_total{kind="page",result="hit"}': growing(10 * intervalSeconds),
  'ratna_ready_responses_total{kind="page",result="miss"}': growing(intervalSeconds),
  'ratna_version_check_age_seconds{instance="server-1"}': always(0.1),
  'probe_success{instance="https://shop.example.in"}': always(1),
  'probe_ssl_earliest_cert_expiry{instance="https://shop.example.in"}': always(60 * 86_400),
  [disk("avail")]: always(50),
  [disk("size")]: always(100),
  'pg_up{instance="postgres"}': always(1),
  pg_stat_activity_count: always(40),
  pg_settings_max_connections: always(100),
})
