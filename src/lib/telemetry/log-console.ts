import { format, stripVTControlCharacters } from "node:util"
import { isRedisFailure } from "../redis-failure"
import { log, type LogLevel } from "./log"
import { isRedisAway } from "./watch-redis"

const methods = ["error", "warn", "info", "log", "debug"] as const

/**
 * Writes what libraries and Node.js itself print as lines of the log: calls of `console`, warnings, and the error that
 * ends the process. A second call replaces the first one.
 */
export function logConsole(): void {
  for (const method of methods)
    console[method] = (...printed) => logPrinted(method === "log" ? "info" : method, printed)
  // Node.js prints a warning in a listener of its own.
  process.removeAllListeners("warning").on("warning", (warning) => log("warn", String(warning)))
  process.removeAllListeners("uncaughtException").on("uncaughtException", (error) => {
    log("error", `An error was not handled: ${messageOf(error)}`, {}, error)
    process.exit(1)
  })
}

function logPrinted(level: LogLevel, printed: readonly unknown[]): void {
  const [first] = printed
  const error = printed.length === 1 && first instanceof Error ? first : undefined
  const message = error ? messageOf(error) : stripVTControlCharacters(format(...printed)).trim()
  log(isOfRedis(error, message) ? "debug" : level, message, {}, error)
}

/** Whether ioredis or BullMQ print that they have no connection. `watchRedis` has logged it once. */
const isOfRedis = (error: Error | undefined, message: string): boolean =>
  isRedisAway() &&
  (message.startsWith("[ioredis]") || (error !== undefined && (isRedisFailure(error) || "syscall" in error)))

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
