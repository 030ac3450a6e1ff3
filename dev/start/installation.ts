import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { build } from "../build/build"
import { openDataFolder, writePrivate } from "./files"
import { migrate } from "./migrate"
import { Problem, messageOf } from "./problem"
import type { Progress } from "./progress"
import { readSettings, type Settings } from "./settings"

export interface Reached {
  env: NodeJS.ProcessEnv
  leave: () => Promise<void>
}
type Reach = (settings: Settings) => Promise<Reached>

interface Place {
  databaseUrl: string
  dataDir: string
  secretKey: string
}
interface RestoreOrder {
  from: string
  into: string
  secrets: string | undefined
}
interface Commands {
  backupCommand: (place: Place, args: readonly string[], from: string) => Promise<void>
  readRestoreOrder: (args: readonly string[], from: string) => Promise<RestoreOrder>
  checkBackup: (folder: string, secretKeys: readonly string[]) => Promise<object>
  requireNewDatabase: (url: string) => Promise<void>
  restoreCommand: (place: Place, order: RestoreOrder, manifest: object) => Promise<void>
}

/** Loaded on demand, because the commands are the server's. */
const commands = (): Commands => createRequire(__filename)("../../src/cli/installation") as Commands

const placeOf = (env: NodeJS.ProcessEnv): Place => ({
  databaseUrl: env["DATABASE_URL"] ?? "",
  dataDir: env["DATA_DIR"] ?? "",
  secretKey: env["RATNA_SECRET_KEY"] ?? "",
})

/** Shows an error in a backup or a folder as a message in the terminal. */
async function withSentence<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new Problem(messageOf(error))
  })
}

export async function backup(settings: Settings, args: string[], from: string, reach: Reach): Promise<void> {
  openDataFolder(settings.dataDir)
  const { env, leave } = await reach(settings)
  try {
    await withSentence(commands().backupCommand(placeOf(env), args, from))
  } finally {
    await leave()
  }
}

/** Checks everything before it creates anything: the folders, the whole backup, its key. */
export async function restore(args: string[], from: string, reach: Reach, progress: Progress): Promise<void> {
  const { readRestoreOrder, checkBackup, requireNewDatabase, restoreCommand } = commands()
  const order = await withSentence(readRestoreOrder(args, from))
  const kept = order.secrets === undefined ? undefined : await withSentence(readSecretsFile(order.secrets))
  const keys = ["RATNA_SECRET_KEY", "RATNA_SECRET_KEY_SECOND"].flatMap(
    (name) => process.env[name] || kept?.secrets[name] || []
  )
  const manifest = await progress.step("Checking the backup", () =>
    withSentence(checkBackup(order.from, keys))
  )
  await build(progress, { storefront: false })
  const settings = readSettings({ ...process.env, DATA_DIR: order.into })
  openDataFolder(order.into)
  if (kept) writePrivate(path.join(order.into, "secrets.json"), kept.text)
  const { env, leave } = await reach(settings)
  try {
    await withSentence(requireNewDatabase(placeOf(env).databaseUrl))
    await progress.step("Making the tables", () => migrate(env))
    await progress.step("Restoring", () => withSentence(restoreCommand(placeOf(env), order, manifest)))
  } finally {
    await leave()
  }
}

async function readSecretsFile(file: string): Promise<{ text: string; secrets: Record<string, string> }> {
  const text = await Promise.resolve().then(() => readFileSync(file, "utf8"))
  return { text, secrets: JSON.parse(text) as Record<string, string> }
}
