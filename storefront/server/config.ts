import { availableParallelism } from "node:os"
import { type PerSecond, tenantShare } from "@contract/rules/tenant-share"
import { type TrustedProxies, trustedProxiesOf } from "@contract/rules/trusted-proxies"
import { providers } from "@payments/providers"
import { defaultLogFormat, logLevels, type LogSettings } from "@telemetry/log"

/** Address of each payment provider's checkout script, by the provider's name. */
export type CheckoutUrls = ReadonlyMap<string, URL>

/** Configuration of the storefront server, read once from the environment. No other file reads `process.env`. */
export interface Config {
  /** Address to listen on; undefined means all addresses. */
  host: string | undefined
  port: number
  /** The Medusa servers, which are equal. */
  medusaUrls: readonly URL[]
  /** Shared with the Medusa server, which trusts forwarded headers only with this secret. */
  edgeSecret: string
  checkoutUrls: CheckoutUrls
  /** Peers whose forwarded headers are trusted; none by default. */
  trustedProxies: TrustedProxies
  /** Counts rate limits across all processes; without it each process counts for itself. */
  redisUrl: string | undefined
  /** Rate limit of one tenant's pages per second. */
  pages: PerSecond
  /** Concurrency limit per client address. */
  clientRequestsAtOnce: number
  /** How long requests are accepted after SIGTERM, in ms. */
  drainMs: number
  production: boolean
  telemetry: Telemetry
}

export interface Telemetry {
  log: LogSettings
  /** Where Prometheus reads this process's metrics; null without METRICS_PORT. */
  metrics: { port: number; host: string } | null
  /** Collector of traces (OTLP over HTTP). */
  tracesUrl: URL | null
}

/**
 * Parses a whole number of at least 1.
 * @throws Error with a one-sentence message otherwise
 */
function count(name: string, value: string | undefined, without: number): number {
  const number = value === undefined || value === "" ? without : Number(value)
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${name} must be a whole number of at least 1, but it is "${String(value)}".`)
  return number
}

function url(name: string, value: string): URL {
  try {
    return new URL(value)
  } catch {
    throw new Error(`${name} must be a URL, but it is "${value}".`)
  }
}

function medusaUrls(text: string): URL[] {
  const urls = text.split(",").map((it) => url("MEDUSA_URL", it.trim()))
  if (new Set(urls.map((it) => it.protocol)).size > 1)
    throw new Error("MEDUSA_URL must name either http:// or https:// addresses, not both.")
  return urls
}

const maxDrainSeconds = 14

function drainMs(text: string): number {
  const seconds = Number(text)
  if (seconds >= 0 && seconds <= maxDrainSeconds) return seconds * 1000
  throw new Error(`DRAIN_SECONDS must be a number from 0 to ${maxDrainSeconds}, but it is "${text}".`)
}

function portNumber(name: string, value: string): number {
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${name} must be a number from 0 to 65535, but it is "${value}".`)
  }
  return port
}

/** @throws Error with a one-sentence message when the value is none of `choices` */
function choice<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const found = choices.find((it) => it === value)
  if (found === undefined)
    throw new Error(`${name} must be one of ${choices.join(", ")}, but it is "${value}".`)
  return found
}

function readTelemetry(env: NodeJS.ProcessEnv): Telemetry {
  const { METRICS_PORT, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
  return {
    log: {
      service: "storefront",
      format: choice("LOG_FORMAT", env["LOG_FORMAT"] || defaultLogFormat(), ["json", "text"]),
      level: choice("LOG_LEVEL", env["LOG_LEVEL"] || "info", logLevels),
    },
    metrics: METRICS_PORT
      ? { port: portNumber("METRICS_PORT", METRICS_PORT), host: METRICS_HOST || "127.0.0.1" }
      : null,
    tracesUrl: endpoint ? url("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint) : null,
  }
}

/**
 * Reads the configuration. Production is `RATNA_MODE=production` or, without `RATNA_MODE`, `NODE_ENV=production`. The
 * embedded start sets `RATNA_MODE=development` while React still runs its production build.
 * @throws Error with a one-sentence message when a variable is missing or malformed
 */
export function readConfig(env: NodeJS.ProcessEnv, cores = availableParallelism()): Config {
  const production = (env["RATNA_MODE"] ?? env["NODE_ENV"]) === "production"
  const edgeSecret = env["EDGE_SECRET"] ?? ""
  if (production && edgeSecret === "") {
    throw new Error("EDGE_SECRET must be set in production: the Medusa server demands it from this server.")
  }
  return {
    host: env["HOST"] || undefined,
    port: portNumber("PORT", env["PORT"] ?? "8000"),
    medusaUrls: medusaUrls(env["MEDUSA_URL"] || "http://127.0.0.1:9000"),
    edgeSecret,
    checkoutUrls: new Map(
      providers.map(({ name, script: { variable }, addresses }) => [
        name,
        url(variable, env[variable] ?? addresses[variable]),
      ])
    ),
    trustedProxies: trustedProxiesOf(env["TRUSTED_PROXIES"] ?? ""),
    redisUrl: env["REDIS_URL"] || undefined,
    pages: {
      perSecond: count("TENANT_PAGES_PER_SECOND", env["TENANT_PAGES_PER_SECOND"], tenantShare(cores)),
      isShare: !env["TENANT_PAGES_PER_SECOND"],
    },
    clientRequestsAtOnce: count("CLIENT_REQUESTS_AT_ONCE", env["CLIENT_REQUESTS_AT_ONCE"], 16),
    drainMs: drainMs(env["DRAIN_SECONDS"] || "0"),
    production,
    telemetry: readTelemetry(env),
  }
}
