import type { Logger } from "@medusajs/framework/types"
import { env } from "../config/env"
import { configureLog, isLogged, log, type LogLevel, logLevels, setLogLevel } from "../lib/telemetry/log"

const levelOf = (text: string): LogLevel => logLevels.find((it) => it === text) ?? "info"

const messageOf = (data: unknown): string => {
  if (data instanceof Error) return data.message
  return typeof data === "string" ? data : JSON.stringify(data)
}

/** Medusa's logger (`logger` in medusa-config.ts), which writes the same lines as our own code. */
export function medusaLogger(): Logger {
  const { RATNA_ROLE, LOG_FORMAT, LOG_LEVEL } = env()
  configureLog({
    service: RATNA_ROLE === "all" ? "server" : RATNA_ROLE,
    format: LOG_FORMAT,
    level: LOG_LEVEL,
  })
  const activities = new Map<string, number>()
  let lastActivity = 0
  const at =
    (level: LogLevel) =>
    (message: unknown): void => {
      log(level, messageOf(message))
    }
  const ended = (level: LogLevel, activityId: string, message: string): Record<string, unknown> => {
    const started = activities.get(activityId)
    activities.delete(activityId)
    const duration = started === undefined ? undefined : Math.round(performance.now() - started)
    log(level, message, { ms: duration })
    return { duration }
  }
  return {
    panic: (data) => {
      log("error", messageOf(data), {}, data instanceof Error ? data : undefined)
      process.exit(1)
    },
    // Without "http" Medusa writes no access log of its own, which contains addresses, query strings and user agents.
    shouldLog: (level) => level !== "http" && isLogged(levelOf(level)),
    setLogLevel: (level) => setLogLevel(levelOf(level)),
    unsetLogLevel: () => setLogLevel(LOG_LEVEL),
    activity: (message) => {
      const id = String(++lastActivity)
      activities.set(id, performance.now())
      log("info", message)
      return id
    },
    progress: (_activityId, message) => log("info", message),
    success: (activityId, message) => ended("info", activityId, message),
    failure: (activityId, message) => ended("error", activityId, message),
    error: (messageOrError, error) => {
      const cause = messageOrError instanceof Error ? messageOrError : error
      const message = messageOf(messageOrError)
      const full = cause && cause !== messageOrError ? `${message}: ${cause.message}` : message
      log("error", full, {}, cause instanceof Error ? cause : undefined)
    },
    warn: at("warn"),
    info: at("info"),
    http: at("http"),
    verbose: at("verbose"),
    debug: at("debug"),
    silly: at("silly"),
    log: (...args) => log("info", args.map(messageOf).join(" ")),
  }
}
