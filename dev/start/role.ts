import path from "node:path"
import { defaultLogFormat } from "../../src/lib/telemetry/log"
import { build } from "../build/build"
import { holdLock } from "../lock.mjs"
import { productEnvironment } from "./environment"
import { logAsJson } from "./log-as-json"
import { openDataFolder, ownerOnly } from "./files"
import { migrateForRoles, requireMigrated } from "./migrate"
import { SERVER_FOLDER, STOREFRONT_FOLDER } from "./places"
import { Problem, shown } from "./problem"
import { Progress } from "./progress"
import { readSettings, type Settings } from "./settings"

const ROLES = ["all", "migrate", "server", "worker", "storefront"] as const
type Role = Exclude<(typeof ROLES)[number], "all">

/** The process that this one becomes. */
interface Launch {
  cwd: string
  /** Absolute path of the file to load. */
  entry: string
}

/** A local mail transfer agent, when SMTP_URL is not set. Mails that it doesn't accept are retried. */
const LOCAL_MAIL = "smtp://127.0.0.1:25"

/** @throws Problem in one sentence when a required variable is missing */
function check(role: Role, settings: Settings): void {
  const required = role === "storefront" ? ["DATABASE_URL"] : ["DATABASE_URL", "REDIS_URL"]
  const missing = required.filter((name) => !settings.given[name])
  if (missing.length > 0)
    throw new Problem(`RATNA_ROLE=${role} needs ${missing.join(" and ")} in the environment.`)
}

/** The environment of the role, with secrets; several roles that start at once create missing secrets only once. */
async function environmentOf(role: Role, settings: Settings): Promise<NodeJS.ProcessEnv> {
  if (settings.mode === "development" || role !== "storefront") openDataFolder(settings.dataDir)
  const release =
    settings.mode === "development"
      ? await holdLock(path.join(settings.dataDir, "run", "secrets.lock"), () => undefined)
      : undefined
  try {
    const databaseUrl = settings.databaseUrl ?? ""
    return productEnvironment(settings, { databaseUrl, smtpUrl: settings.smtpUrl ?? LOCAL_MAIL })
  } finally {
    release?.()
  }
}

/**
 * Prepares the role of RATNA_ROLE in this process. The server then runs in the same process, without a supervisor:
 * signals reach it, and its exit is the container's exit.
 * @returns undefined when nothing remains to run
 */
export async function prepareRole(): Promise<Launch | undefined> {
  let launch: Launch | undefined
  await shown(async () => {
    const role = process.env["RATNA_ROLE"] as Role
    logAsJson(role, process.env["LOG_FORMAT"] || defaultLogFormat())
    if (!ROLES.includes(role)) throw new Problem(`RATNA_ROLE must be one of ${ROLES.join(", ")}.`)
    ownerOnly()
    const settings = readSettings(process.env)
    check(role, settings)
    const progress = new Progress()
    await build(progress, {
      onlyMissing: true,
      server: role !== "storefront",
      // The role migrate stores its browser files.
      storefront: role === "storefront" || role === "migrate",
    })
    const env = await environmentOf(role, settings)
    if (role === "migrate") {
      await progress.step("Bringing the database up to date", () => migrateForRoles(env))
      return
    }
    Object.assign(process.env, env)
    if (role === "storefront") {
      const cwd = path.resolve(STOREFRONT_FOLDER)
      launch = { cwd, entry: path.join(cwd, "build/server/index.js") }
      return
    }
    await requireMigrated(env)
    const cwd = path.resolve(SERVER_FOLDER)
    launch = { cwd, entry: path.join(cwd, "src/serve.js") }
  })
  return launch
}
