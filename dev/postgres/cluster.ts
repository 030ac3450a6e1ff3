import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { writePrivate } from "../start/files"
import { freePort } from "../start/ports"
import { Problem } from "../start/problem"
import { Service, type ServiceContext } from "../start/service"
import { hasDatabase, initialize } from "./initialize"
import { clearLeftover } from "./leftover"
import { findPlace, type Place } from "./place"

/** Content of `postgres.json`, readable by its owner only: the credentials of the embedded database. */
export interface Access {
  port: number
  /** Password of PostgreSQL's superuser `postgres`: for setup and for checks in tests. */
  superPassword: string
  /** Password of the role `ratna`, which owns the product's database and is bound by row-level security. */
  password: string
}

export interface Cluster {
  access: Access
  service: Service
  notice: string | undefined
  /** Restarts it after it has terminated. @throws Problem when it doesn't respond within a minute */
  restart: () => Promise<void>
}

const READY_MS = 120_000
const RESTART_MS = 60_000
const RESTART_PAUSE_MS = 500
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  password_encryption: "scram-sha-256",
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "16MB",
  max_connections: "120",
  random_page_cost: "1.1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  // A refused write is an expected response to a user here (a taken slug, no stock), not an error to log.
  log_min_error_statement: "panic",
  // Counts statements for `npm run bench` and for tests, at almost no cost.
  shared_preload_libraries: "pg_stat_statements",
}

export function accessFile(dataDir: string): string {
  return path.join(dataDir, "postgres.json")
}

export function readAccess(dataDir: string): Access | undefined {
  try {
    return JSON.parse(readFileSync(accessFile(dataDir), "utf8")) as Access
  } catch {
    return undefined
  }
}

export function databaseUrl(
  access: Access,
  role: "ratna" | "postgres" = "ratna",
  database = "ratna"
): string {
  const password = role === "ratna" ? access.password : access.superPassword
  return `postgres://${role}:${password}@127.0.0.1:${access.port}/${database}`
}

export async function responses(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on("error", () => undefined)
  try {
    await client.connect()
    await client.query("select 1")
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Starts the embedded PostgreSQL on a free port of this machine, and creates it first if there is none.
 * @throws Problem with a readable message when it can't
 */
export async function startCluster(
  dataDir: string,
  context: ServiceContext,
  onUnexpectedEnd: (service: Service, reason: string) => void
): Promise<Cluster> {
  const place = findPlace(dataDir)
  const there = hasDatabase(place)
  const known = readAccess(dataDir)
  if (there && known === undefined) {
    throw new Problem(
      `${accessFile(dataDir)}, with the password of the database, is missing or damaged: restore it.`
    )
  }
  if (there) await clearLeftover(place.data)
  const secret = () => randomBytes(24).toString("hex")
  const access: Access = {
    port: await freePort(known?.port),
    superPassword: (there && known?.superPassword) || secret(),
    password: (there && known?.password) || secret(),
  }
  writePrivate(accessFile(dataDir), JSON.stringify(access))
  if (!there) await initialize(place, access.superPassword)

  let isUp = false
  const service = new Service(specOf(place, access), context, (ended, reason) => {
    const wasUp = isUp
    isUp = false
    if (wasUp) onUnexpectedEnd(ended, reason)
  })
  const start = async (ms: number): Promise<void> => {
    service.start()
    await service.ready(() => responses(databaseUrl(access, "postgres", "postgres")), ms)
    isUp = true
  }
  const failed = (): Problem =>
    new Problem(
      `The embedded PostgreSQL does not start from ${place.data} (${lastWords(service)}): see ${service.logFile}; if the files are damaged, restore them from a backup, or move that folder away to begin with an empty store.`
    )
  const restart = async (): Promise<void> => {
    const until = Date.now() + RESTART_MS
    for (;;) {
      await clearLeftover(place.data)
      try {
        await start(Math.max(until - Date.now(), 0))
        return
      } catch {
        if (service.stopped) return
        // Backends of the killed server may hold its shared memory for a moment.
        if (Date.now() > until) throw failed()
        await sleep(RESTART_PAUSE_MS)
      }
    }
  }
  try {
    await start(READY_MS)
  } catch {
    await service.stop()
    throw failed()
  }
  return { access, service, notice: place.notice, restart }
}

function specOf(place: Place, access: Access) {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  return {
    name: "postgres",
    command: place.programs.postgres,
    args: ["-D", place.data, "-p", String(access.port), ...settings],
    cwd: "/",
    env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
    // "Fast" shutdown: disconnects clients and writes everything.
    signal: "SIGINT" as const,
    // Its last checkpoint: a killed server's helpers go on writing to files that the caller may copy.
    patience: 30_000,
    last: true,
    uid: place.user?.uid,
    gid: place.user?.gid,
  }
}

/** PostgreSQL's log lines about its termination, without the time. */
function lastWords(service: Service): string {
  const last = service.lastLines.split("\n").findLast((line) => /FATAL|PANIC/.test(line))
  return last?.replace(/^.*?(FATAL|PANIC):\s*/, "") ?? "it logged no reason"
}
