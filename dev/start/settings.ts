import { isIPv6 } from "node:net"
import path from "node:path"
import { Problem } from "./problem"

export interface Settings {
  /** `production` only with NODE_ENV=production: no demo data, no simulators, strict hosts. */
  mode: "development" | "production"
  /**
   * Address that the storefront listens on: loopback in development, in production the operator's setting; undefined:
   * all.
   */
  host: string | undefined
  port: number
  /** Address that the Medusa server listens on: loopback, unless the operator sets another one in production. */
  medusaHost: string
  medusaPort: number
  mailPort: number
  /** How many e-mails the embedded mailbox keeps. */
  mailKeep: number
  gatewayPort: number
  dataDir: string
  /** URL of the user's own server; without it the embedded one runs. */
  databaseUrl: string | undefined
  /** Whether this start runs everything, without RATNA_ROLE. */
  runsAll: boolean
  /** URL of the user's own mail server; without it the embedded mailbox runs. */
  smtpUrl: string | undefined
  /** Product variables set by the user, passed on unchanged. */
  given: NodeJS.ProcessEnv
}

/** How many e-mails the embedded mailbox keeps by default. */
const MAILS = 1_000

function mailsOf(env: NodeJS.ProcessEnv): number {
  const text = env["MAIL_KEEP"] || String(MAILS)
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new Problem(`MAIL_KEEP must be a whole number from 1 to 999999, but is "${text}".`)
}

function portOf(env: NodeJS.ProcessEnv, name: string, byDefault: number): number {
  const text = env[name]
  if (text === undefined || text === "") return byDefault
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Problem(`${name} must be a port number from 1 to 65535, but is "${text}".`)
}

const LOOPBACK = "127.0.0.1"

/** Development ignores HOST: many shells set it to the machine's name. */
function hostsOf(env: NodeJS.ProcessEnv): Pick<Settings, "host" | "medusaHost"> {
  if (env["NODE_ENV"] !== "production") return { host: LOOPBACK, medusaHost: LOOPBACK }
  return { host: env["HOST"] || undefined, medusaHost: env["MEDUSA_HOST"] || env["HOST"] || LOOPBACK }
}

/** The address at which this machine reaches a server that listens on `host`. */
export const reachable = (host: string | undefined): string =>
  host === undefined || host === "::" || host === "0.0.0.0" ? LOOPBACK : host

/** The same address as part of a URL. */
export const originOf = (host: string | undefined, port: number): string => {
  const address = reachable(host)
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
}

/** @throws Problem with the name of an invalid variable */
export function readSettings(env: NodeJS.ProcessEnv, root = process.cwd()): Settings {
  const settings: Settings = {
    mode: env["NODE_ENV"] === "production" ? "production" : "development",
    ...hostsOf(env),
    port: portOf(env, "PORT", 8000),
    medusaPort: portOf(env, "MEDUSA_PORT", 9000),
    mailPort: portOf(env, "MAIL_PORT", 8025),
    mailKeep: mailsOf(env),
    gatewayPort: portOf(env, "GATEWAY_PORT", 8030),
    dataDir: path.resolve(root, env["DATA_DIR"] || ".data"),
    databaseUrl: env["DATABASE_URL"] || undefined,
    runsAll: (env["RATNA_ROLE"] || "all") === "all",
    smtpUrl: env["SMTP_URL"] || undefined,
    given: env,
  }
  const ports = [settings.port, settings.medusaPort, settings.mailPort, settings.gatewayPort]
  if (settings.runsAll && new Set(ports).size < ports.length) {
    throw new Problem("PORT, MEDUSA_PORT, MAIL_PORT and GATEWAY_PORT must be four different ports.")
  }
  return settings
}
