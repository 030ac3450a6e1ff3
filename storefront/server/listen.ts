import { createServer, type RequestListener } from "node:http"
import { handleClientErrors } from "./edge/client-error-handler"

const graceMs = 10_000

/**
 * Listens on `host`, or on all addresses without one. On SIGTERM or SIGINT, it finishes running responses (at most 10
 * s) and exits.
 */
export function listen(app: RequestListener, port: number, host: string | undefined): void {
  // A request without a host gets the edge's refusal instead of Node's empty one.
  const server = createServer({ keepAliveTimeout: 65_000, requireHostHeader: false }, app)
  handleClientErrors(server)
  server.on("error", (error: NodeJS.ErrnoException) => {
    const reason = error.code === "EADDRINUSE" ? `port ${port} is in use by another program` : error.message
    process.stderr.write(`The storefront cannot start: ${reason}.\n`)
    process.exit(1)
  })
  server.listen({ port, host }, () => {
    const address = server.address()
    const used = typeof address === "object" && address ? address.port : port
    process.stdout.write(`storefront listening on ${used}\n`)
  })

  const stop = (): void => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => {
      server.closeAllConnections()
      process.exit(0)
    }, graceMs).unref()
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
}
