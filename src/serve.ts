import { container } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import start from "@medusajs/medusa/commands/start"
import { startRecurringWork } from "./commands/recurring-work"
import { env } from "./config/env"
import { beginDrain } from "./http/kernel/readiness"
import { logConsole } from "./lib/telemetry/log-console"
import { keepSchedules } from "./medusa/register-schedules"

/** Time from SIGTERM to the exit, in ms. A job that takes longer is continued by another worker after its lease. */
const maxStopMs = 15_000

/**
 * Runs the role `server`, `worker` or `all` in this process. On SIGTERM the process is no longer ready, but a server
 * accepts requests for DRAIN_SECONDS, until load balancers have noticed. Then running requests and jobs finish.
 */
async function serve(): Promise<void> {
  const { role, DRAIN_SECONDS, HEALTH_HOST, HEALTH_PORT, HOST, MEDUSA_HOST, MEDUSA_PORT } = env()
  const isWorker = role === "worker"
  const host = isWorker ? HEALTH_HOST : (MEDUSA_HOST ?? HOST)
  const started = await start({
    directory: process.cwd(),
    port: isWorker ? HEALTH_PORT : MEDUSA_PORT,
    ...(host === undefined ? {} : { host }),
  })
  if (!started) return
  if (isWorker) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    keepSchedules((error) => logger.warn(`Schedules were not registered: ${String(error)}`))
  }
  const endRecurringWork = role === "server" ? undefined : startRecurringWork(container)
  const { gracefulShutDown } = started
  const stop = (): void => {
    beginDrain()
    setTimeout(() => process.exit(0), maxStopMs).unref()
    // Nothing sends requests to a worker.
    if (isWorker) void endRecurringWork?.().finally(gracefulShutDown)
    else setTimeout(gracefulShutDown, DRAIN_SECONDS * 1000)
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.off(signal, gracefulShutDown)
    process.once(signal, stop)
  }
}

logConsole()
void serve()
