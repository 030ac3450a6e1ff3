import { existsSync } from "node:fs"
import path from "node:path"
import { request } from "node:http"
import { ALLOCATOR, MEDUSA_FLAGS, STOREFRONT_FLAGS } from "../node-flags.cjs"
import { SERVER_FOLDER, STOREFRONT_FOLDER } from "./places"
import type { ServiceSpec } from "./service"
import { reachable, type Settings } from "./settings"

/** The servers beside the database: how each is started, and how its readiness is checked. */
export interface Part {
  spec: ServiceSpec
  isReady: () => Promise<boolean>
  /** Time that it may take to become ready, in milliseconds. */
  patience: number
}

/** @returns whether the URL responds with a status below 500 */
export function responds(
  port: number,
  url: string,
  isFine = (status: number) => status < 500,
  host?: string
): () => Promise<boolean> {
  return () =>
    new Promise((resolve) => {
      const outgoing = request({ host: reachable(host), port, path: url, timeout: 5000 }, (response) => {
        response.resume()
        resolve(isFine(response.statusCode ?? 500))
      })
      outgoing.once("timeout", () => outgoing.destroy())
      outgoing.once("error", () => resolve(false))
      outgoing.end()
    })
}

export function mailbox(settings: Settings, smtpPort: number, env: NodeJS.ProcessEnv): Part {
  return {
    spec: {
      name: "mailbox",
      command: process.execPath,
      args: [path.resolve("dev/mailbox/main.mjs")],
      cwd: process.cwd(),
      env: {
        ...env,
        SMTP_PORT: String(smtpPort),
        MAIL_PORT: String(settings.mailPort),
        MAIL_KEEP: String(settings.mailKeep),
        MAIL_FOLDER: path.join(settings.dataDir, "mail"),
      },
      patience: 2000,
    },
    isReady: responds(settings.mailPort, "/healthz"),
    patience: 30_000,
  }
}

/** The simulators of the gateway and the postal service, for development. */
export function simulators(settings: Settings, env: NodeJS.ProcessEnv): Part | undefined {
  const entry = path.resolve("dev/gateway/main.ts")
  if (!existsSync(entry)) return undefined
  return {
    spec: {
      name: "simulators",
      command: process.execPath,
      args: ["--import", "tsx", entry],
      cwd: process.cwd(),
      env,
      patience: 2000,
    },
    isReady: responds(settings.gatewayPort, "/sim/health"),
    patience: 60_000,
  }
}

export function medusa(settings: Settings, env: NodeJS.ProcessEnv): Part {
  return {
    spec: {
      name: "medusa",
      command: process.execPath,
      args: [...MEDUSA_FLAGS, "src/serve.js"],
      cwd: path.resolve(SERVER_FOLDER),
      env: { ...env, MEDUSA_HOST: settings.medusaHost, ...ALLOCATOR },
    },
    isReady: responds(settings.medusaPort, "/api/health", (status) => status === 200, settings.medusaHost),
    patience: 120_000,
  }
}

/** How the servers are started. */
export interface Servers {
  medusa: (settings: Settings, env: NodeJS.ProcessEnv) => Part
  /** Undefined without a storefront. */
  storefront: (settings: Settings, env: NodeJS.ProcessEnv) => Part | undefined
  /** A separate server of Medusa Admin; without it the Medusa server serves the built one. */
  medusaAdmin?: (settings: Settings, env: NodeJS.ProcessEnv) => Part
}

export function storefront(settings: Settings, env: NodeJS.ProcessEnv): Part | undefined {
  const entry = path.resolve(STOREFRONT_FOLDER, "build/server/index.js")
  if (!existsSync(entry)) return undefined
  return storefrontPart(settings, env, [...STOREFRONT_FLAGS, entry])
}

export const storefrontPart = (settings: Settings, env: NodeJS.ProcessEnv, args: string[]): Part => ({
  spec: {
    name: "storefront",
    command: process.execPath,
    args,
    cwd: path.resolve(STOREFRONT_FOLDER),
    env,
  },
  // Requested through the public origin, so that the Medusa server is checked too.
  isReady: responds(settings.port, "/api/health", (status) => status === 200, settings.host),
  patience: 60_000,
})
