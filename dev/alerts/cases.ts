import {
  always,
  bucket,
  closedStores,
  dependency,
  disk,
  growing,
  lastRun,
  later,
  oldest,
  orders,
  payments,
  ready,
  requests,
  type Series,
} from "./series"

/** Two states of an installation, each of which differs from the healthy one by these series. */
export interface Case {
  /** The alert fires. */
  fires: Series
  /** It doesn't, although it nearly does. */
  quiet: Series
  /** Labels of the alert beside its severity. */
  labels?: Readonly<Record<string, string>>
  /** When the alert is looked at; an hour after the start by default. */
  at?: string
  intervalSeconds?: number
}

/** One of two servers has lost it: others go on, so nobody is paged. */
const outage = (name: string, instances = ["server-1", "server-2"]): Pick<Case, "fires" | "quiet"> => ({
  fires: Object.fromEntries(instances.map((instance) => [dependency(name, instance), later(1, 0)])),
  quiet: { [dependency(name, "server-1")]: later(1, 0), [dependency(name, "server-2")]: always(1) },
})

const gone: Series = {
  [ready("storefront", "storefront-1")]: null,
  [ready("server", "server-1")]: null,
  [ready("server", "server-2")]: null,
}

const page = { instance: "https://shop.example.in" }

export const cases: Readonly<Record<string, Case>> = {
  NoStorefrontReady: { fires: gone, quiet: { [ready("storefront", "storefront-2")]: always(0) } },
  NoServerReady: {
    fires: { [ready("server", "server-1")]: later(1, 0), [ready("server", "server-2")]: null },
    quiet: { [ready("server", "server-1")]: later(1, 0) },
  },
  ProcessNotReady: {
    fires: { [ready("server", "server-1")]: later(1, 0) },
    // A rolling update.
    quiet: { [ready("server", "server-1")]: "1x55 0x3 1x100" },
    labels: { service: "server", instance: "server-1" },
  },
  DatabaseDown: outage("database"),
  RedisDown: outage("redis"),
  PictureStoreDown: outage("s3"),
  MailServerDown: outage("smtp", ["worker"]),
  GatewayDown: outage("gateway"),
  DependencyUnreachable: {
    fires: { [dependency("redis", "server-1")]: later(1, 0) },
    quiet: { [dependency("redis", "server-1")]: "1x50 0x5 1x100" },
    labels: { dependency: "redis", instance: "server-1" },
  },
  FailoverFailing: {
    fires: { 'ratna_lost_requests_total{outcome="repeated"}': growing(60) },
    // A server was killed: the requests of one second are sent again.
    quiet: { 'ratna_lost_requests_total{outcome="repeated"}': "0x50 200x100" },
  },
  OneServerFails: {
    fires: { [requests(500, "server-2")]: growing(300), [requests(200, "server-2")]: growing(200) },
    quiet: { [requests(500, "server-2")]: growing(300), [requests(200, "server-2")]: growing(400) },
    labels: { instance: "server-2" },
  },
  RefundsHeld: {
    fires: { 'ratna_refunds_held{reason="restored",instance="server-1"}': later(0, 1) },
    quiet: { 'ratna_refunds_held{reason="restored",instance="server-1"}': later(1, 0) },
  },
  PaymentsWaiting: {
    fires: { [oldest("refunds")]: always(301) },
    quiet: { [oldest("refunds")]: always(299) },
  },
  PaymentsFailing: {
    fires: { [payments("failed")]: growing(3) },
    // Buyers race for one stone: nine of ten payments don't become orders, and go back.
    quiet: { [payments("dropped")]: growing(45), [payments("failed")]: growing(1) },
  },
  DueWorkOld: {
    fires: { [oldest("mails")]: always(901) },
    quiet: { [oldest("mails")]: always(899) },
    labels: { kind: "mails" },
  },
  JobsNotRun: {
    fires: { [lastRun("send-due-mails")]: always(0) },
    quiet: { [lastRun("send-due-mails")]: growing(60, -290) },
    labels: { job: "send-due-mails" },
  },
  HourlyJobsNotRun: {
    // It has never run: the row is from the first start.
    fires: { [lastRun("purge-expired")]: always(0) },
    // The installation was stopped for a day, and the job runs at its next time.
    quiet: { [lastRun("purge-expired")]: "-86400x11 3600x6 7200x100" },
    labels: { job: "purge-expired" },
    at: "2h20m",
    intervalSeconds: 300,
  },
  DailyJobNotRun: {
    fires: { [lastRun("sweep-pictures")]: always(0) },
    quiet: { [lastRun("sweep-pictures")]: "-172800x200 60000x300 146400x200" },
    labels: { job: "sweep-pictures" },
    at: "51h",
    intervalSeconds: 300,
  },
  NoJobs: {
    fires: Object.fromEntries(
      ["send-due-mails", "reconcile-payments", "purge-expired", "sweep-payments", "sweep-pictures"].map(
        (job) => [lastRun(job), null]
      )
    ),
    quiet: { [lastRun("send-due-mails")]: null },
  },
  JobsFailing: {
    fires: { 'ratna_job_runs_total{job="sync-orders",outcome="failed"}': growing(1) },
    quiet: { 'ratna_job_runs_total{job="sync-orders",outcome="failed"}': "0x40 1x100" },
    labels: { job: "sync-orders" },
  },
  ServerErrors: {
    fires: { [requests(500)]: growing(12) },
    // A crawler visits a closed store.
    quiet: { [requests(503)]: growing(600), [closedStores]: growing(600), [requests(500)]: growing(2) },
  },
  SlowRequests: {
    fires: { [bucket("1")]: growing(500) },
    quiet: { [bucket("1")]: growing(580) },
  },
  PoolExhausted: {
    fires: { 'ratna_db_pool_connections{state="waiting",instance="server-1"}': always(3) },
    quiet: { 'ratna_db_pool_connections{state="waiting",instance="server-1"}': "3 3 0 3 3 0x100" },
    labels: { state: "waiting", instance: "server-1" },
  },
  EventLoopDelayed: {
    fires: { 'nodejs_eventloop_lag_p99_seconds{instance="server-1"}': always(0.3) },
    quiet: { 'nodejs_eventloop_lag_p99_seconds{instance="server-1"}': always(0.2) },
    labels: { instance: "server-1" },
  },
  ReadyRatioLow: {
    fires: { 'ratna_ready_responses_total{kind="page",result="miss"}': growing(700) },
    quiet: { 'ratna_ready_responses_total{kind="page",result="miss"}': growing(500) },
  },
  VersionChecksOld: {
    fires: { 'ratna_version_check_age_seconds{instance="server-1"}': growing(60) },
    // Nobody visits it.
    quiet: {
      'ratna_version_check_age_seconds{instance="server-1"}': growing(60),
      [requests(200)]: always(0),
    },
    labels: { instance: "server-1" },
  },
  NoOrders: {
    fires: { [orders]: always(7), [payments("failed")]: growing(1) },
    // A quiet night.
    quiet: { [orders]: always(7), [payments("failed")]: "0x50 3x100" },
    at: "2h",
  },
  ExporterMissing: { fires: { 'pg_up{instance="postgres"}': null }, quiet: {} },
  StoreUnreachable: {
    fires: { 'probe_success{instance="https://shop.example.in"}': later(1, 0) },
    quiet: { 'probe_success{instance="https://shop.example.in"}': "1x58 0x2 1x100" },
    labels: page,
  },
  CertificateExpires: {
    fires: { 'probe_ssl_earliest_cert_expiry{instance="https://shop.example.in"}': always(6 * 86_400) },
    quiet: { 'probe_ssl_earliest_cert_expiry{instance="https://shop.example.in"}': always(8 * 86_400) },
    labels: page,
    at: "2h",
  },
  DatabaseDiskFull: {
    fires: { [disk("avail")]: always(9) },
    quiet: { [disk("avail")]: always(11) },
    labels: { mountpoint: "/var/lib/postgresql" },
  },
  PostgresDown: {
    fires: { 'pg_up{instance="postgres"}': later(1, 0) },
    quiet: { 'pg_up{instance="postgres"}': "1x59 0x1 1x100" },
    labels: { instance: "postgres" },
  },
  DatabaseConnections: {
    fires: { pg_stat_activity_count: always(91) },
    quiet: { pg_stat_activity_count: always(89) },
  },
}

/** All processes are down, or none can be scraped. */
export const everythingDown: Series = Object.fromEntries(
  [...Object.keys(gone), ready("worker", "worker")].map((series) => [series, null])
)

/** No outage: a closed store is crawled, and buyers race for one stone. */
export const noOutage: Series = {
  [requests(503)]: growing(900),
  [requests(503, "storefront-1", "/products/:slug")]: growing(900),
  [closedStores]: growing(900),
  'ratna_closed_store_responses_total{instance="storefront-1"}': growing(900),
  [requests(409, "server-1", "/api/orders")]: growing(900),
  [payments("dropped")]: growing(100),
}
