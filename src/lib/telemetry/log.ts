import { redact } from "./redact"

/** Log levels, most important first. They are Medusa's. */
export const logLevels = ["error", "warn", "info", "http", "verbose", "debug", "silly"] as const
export type LogLevel = (typeof logLevels)[number]
export type LogFormat = "json" | "text"

export interface LogSettings {
  /** The process that writes the lines: `server`, `worker`, `storefront`. */
  service: string
  format: LogFormat
  level: LogLevel
}

type Fields = Readonly<Record<string, string | number | boolean | undefined>>

/** Time that request lines are collected, so that one system call writes many of them. */
const collectMs = 50

/** Maximum length of collected lines, in characters. */
const maxCollected = 32_000

/** Format of the lines unless LOG_FORMAT sets it: text on a terminal, else JSON. */
export const defaultLogFormat = (): LogFormat => (process.stdout.isTTY ? "text" : "json")

let settings: LogSettings = { service: "ratna", format: defaultLogFormat(), level: "info" }
let collected = ""
let timer: NodeJS.Timeout | undefined

/** Sets the service, format and level of this process's lines. */
export function configureLog(chosen: LogSettings): void {
  settings = chosen
  process.once("exit", flush)
}

export const setLogLevel = (level: LogLevel): void => {
  settings = { ...settings, level }
}

export const isLogged = (level: LogLevel): boolean =>
  logLevels.indexOf(level) <= logLevels.indexOf(settings.level)

/** Writes one line to stdout. E-mail addresses and query strings are removed from the message and the stack. */
export function log(level: LogLevel, message: string, fields: Fields = {}, error?: Error): void {
  if (!isLogged(level)) return
  const stack = error === undefined ? {} : { stack: redact(stackOf(error)) }
  write(lineOf(level, redact(message), { ...fields, ...stack }))
  flush()
}

/** Writes the line of one request. It is collected with others for a moment. */
export function logRequest(level: LogLevel, message: string, fields: Fields): void {
  if (!isLogged(level)) return
  write(lineOf(level, message, fields))
  if (collected.length > maxCollected) flush()
  else timer ??= setTimeout(flush, collectMs).unref()
}

function write(line: string): void {
  collected += `${line}\n`
}

function flush(): void {
  clearTimeout(timer)
  timer = undefined
  if (collected === "") return
  const lines = collected
  collected = ""
  process.stdout.write(lines)
}

function stackOf(error: Error): string {
  const own = error.stack ?? `${error.name}: ${error.message}`
  return error.cause instanceof Error ? `${own}\ncaused by: ${stackOf(error.cause)}` : own
}

/** Line breaks, other control characters, and those that reverse the direction of a text. */
const control = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Writes control characters as JSON does: a client's text can neither begin a line nor control a terminal. */
const visible = (text: string): string =>
  text.replace(control, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, "0")}`)

function lineOf(level: LogLevel, message: string, fields: Fields): string {
  const { service, format } = settings
  const time = new Date().toISOString()
  if (format === "json") return JSON.stringify({ time, level, service, message, ...fields })
  const { stack, ...others } = fields
  const pairs = Object.entries(others).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${String(value)}`]
  )
  const line = visible([level.padEnd(5), time.slice(11, 23), message, ...pairs].join(" "))
  if (stack === undefined) return line
  // Indented: a line break in an error's message can't begin what looks like another line of the log.
  const lines = String(stack)
    .split("\n")
    .map((it) => `  ${visible(it)}`)
  return [line, ...lines].join("\n")
}
