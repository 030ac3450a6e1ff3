import { container } from "@medusajs/framework"
import { routes } from "./src/api/routes"
import { reportDatabase } from "./src/commands/telemetry/report-database"
import { reportDependencies } from "./src/commands/telemetry/report-dependencies"
import { env } from "./src/config/env"
import { watchRedisOfProcess } from "./src/db/redis"
import { traceStatements } from "./src/db/trace-statements"
import { dispatch } from "./src/http/kernel/dispatch"
import { isDatabaseUp, isReady } from "./src/http/kernel/readiness"
import { guardServer } from "./src/http/node-server-guard/guard-server"
import { reportDependency, reportReady } from "./src/lib/telemetry/report-health"
import { serveMetrics } from "./src/lib/telemetry/serve-metrics"
import { startTracing } from "./src/lib/telemetry/tracing"

/**
 * Starts the telemetry of this process and installs the guard. Medusa calls this before it creates its server, so that
 * the guard runs before any other handler. The metrics come first: the guard takes the next server that is created.
 */
export function register(): void {
  const { RATNA_ROLE, metricsPort, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env()
  watchRedisOfProcess()
  if (metricsPort !== undefined) {
    serveMetrics(metricsPort, METRICS_HOST)
    reportReady(RATNA_ROLE === "worker" ? "worker" : "server", () => isReady(container))
    reportDependency("database", requireDatabase)
    reportDatabase()
    reportDependencies()
  }
  if (endpoint !== undefined) void trace(endpoint)
  guardServer((req, res) => dispatch({ routes: routes(), container }, req, res))
}

async function requireDatabase(): Promise<void> {
  if (!(await isDatabaseUp(container))) throw new Error("The database doesn't respond")
}

async function trace(endpoint: string): Promise<void> {
  const stop = await startTracing(endpoint, env().RATNA_ROLE === "worker" ? "ratna-worker" : "ratna-server")
  traceStatements()
  process.once("SIGTERM", () => void stop())
}
