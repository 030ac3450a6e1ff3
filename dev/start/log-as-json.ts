import { configureLog } from "../../src/lib/telemetry/log"
import { logConsole } from "../../src/lib/telemetry/log-console"

/** Writes what the start prints as JSON lines, like those of the servers, when `format` is `json`. */
export function logAsJson(service: string, format: string | undefined): void {
  if (format !== "json") return
  configureLog({ service, format, level: "info" })
  logConsole()
}
