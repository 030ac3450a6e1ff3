import { createServer, type Server } from "node:http"
import { collectDefaultMetrics } from "prom-client"
import { log } from "./log"
import { recordMetrics, registry } from "./metrics"

/**
 * Serves this process's metrics at `/metrics`, with those of Node.js (event-loop delay, memory, CPU). An error, such as
 * a port in use, is logged: telemetry doesn't stop a server.
 */
export function serveMetrics(port: number, host: string): Server {
  recordMetrics()
  collectDefaultMetrics({ register: registry })
  const server = createServer((req, res) => {
    if (req.url !== "/metrics" || req.method !== "GET") {
      res.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => res.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => {
        log("error", "The metrics could not be collected", {}, error instanceof Error ? error : undefined)
        res.writeHead(500).end()
      }
    )
  })
  server.on("error", (error) => log("error", `Metrics are not served: ${error.message}`, {}, error))
  // The metrics alone don't keep a process running.
  return server.listen(port, host).unref()
}
