import { createServer, type RequestListener } from "node:http"
import type { Config } from "./config"
import { log } from "@telemetry/log"
import { handleClientErrors } from "./edge/client-error-handler"
import { beginDrain } from "./health"

/** Time from SIGTERM to the exit, in ms, when responses don't end. */
const maxStopMs = 15_000
const graceMs = 10_000

/**
 * Listens on `host`, or on all addresses without one. On SIGTERM or SIGINT the process is no longer ready, but accepts
 * requests for `drainMs`. Then it finishes running responses and exits, at most 15 s after the signal.
 */
export function listen(app: RequestListener, { port, host, drainMs }: Config): void {
  // A request without a host gets the edge's refusal instead of Node's empty one.
  const server = createServer({ keepAliveTimeout: 65_000, requireHostHeader: false }, app)
  handleClientErrors(server)
  server.on("error", (error: NodeJS.ErrnoException) => {
    const reason = error.code === "EADDRINUSE" ? `port ${port} is in use by another program` : error.message
    log("error", `The storefront cannot start: ${reason}.`)
    process.exit(1)
  })
  server.listen({ port, host }, () => {
    const address = server.address()
    const used = typeof address === "object" && address ? address.port : port
    log("info", `storefront listening on ${used}`)
  })

  const close = (): void => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(
      () => {
        server.closeAllConnections()
        process.exit(0)
      },
      Math.min(graceMs, maxStopMs - drainMs)
    ).unref()
  }
  const stop = (): void => {
    beginDrain()
    // After the phase that accepts connections: those that wait for it when the server closes are reset.
    setTimeout(() => setImmediate(close), drainMs)
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
}
