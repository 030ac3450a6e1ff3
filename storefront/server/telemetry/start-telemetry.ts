import { configureLog } from "@telemetry/log"
import { serveMetrics } from "@telemetry/serve-metrics"
import { startTracing } from "@telemetry/tracing"
import type { Telemetry } from "../config"

/** Starts this process's log lines, and its metrics and traces where they are configured. */
export async function startTelemetry(telemetry: Telemetry): Promise<void> {
  configureLog(telemetry.log)
  if (telemetry.metrics) serveMetrics(telemetry.metrics.port, telemetry.metrics.host)
  if (!telemetry.tracesUrl) return
  const stop = await startTracing(telemetry.tracesUrl.href, "ratna-storefront")
  process.once("SIGTERM", () => void stop())
}
