import { join } from "node:path"
import { startSimulators } from "./simulators"

/**
 * Runs the simulators until SIGTERM or SIGINT. Variables: GATEWAY_PORT (8030), GATEWAY_HOST (127.0.0.1), STATE_FILE
 * (gateway.jsonl in DATA_DIR; without either, payments are lost when the process ends).
 */
async function main(): Promise<void> {
  const port = Number(process.env["GATEWAY_PORT"] ?? 8030)
  const host = process.env["GATEWAY_HOST"]
  const dataDir = process.env["DATA_DIR"]
  const stateFile = process.env["STATE_FILE"] || (dataDir && join(dataDir, "gateway.jsonl"))
  const running = await startSimulators({ port, ...(host && { host }), ...(stateFile && { stateFile }) })
  console.log(`simulators listening on ${running.url}`)
  const stop = (): void => {
    void running.close().then(() => process.exit(0))
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
}

main().catch((error: unknown) => {
  const busy = (error as NodeJS.ErrnoException).code === "EADDRINUSE"
  console.error(busy ? `Port ${process.env["GATEWAY_PORT"] ?? 8030} (GATEWAY_PORT) is in use.` : error)
  process.exit(1)
})
