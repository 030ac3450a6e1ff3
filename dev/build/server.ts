import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { MEDUSA_CLI, SERVER_FOLDER } from "../start/places"
import { run } from "./run"
import { hashOf } from "./sources"

/** What the built Medusa Admin depends on; it takes most of a build's time and seldom changes. */
const ADMIN_SOURCES = ["package-lock.json", "medusa-config.ts", "admin-extensions"]
const KEPT_ADMIN = ".medusa/admin"
const STAMP = path.join(KEPT_ADMIN, ".ratna-sources")
const SERVED_ADMIN = path.join(SERVER_FOLDER, "public/admin")

/** `medusa build`, which deletes the whole folder first; the built Medusa Admin is kept and put back. */
export async function buildServer(env: NodeJS.ProcessEnv): Promise<void> {
  const sources = await hashOf(ADMIN_SOURCES)
  const kept = existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources
  await run({
    what: "The build of the server",
    command: process.execPath,
    // The configuration is TypeScript until it is built.
    args: ["--require", "tsx/cjs", path.resolve(MEDUSA_CLI), "build"],
    env: kept ? { ...env, ADMIN_DISABLED: "true" } : env,
  })
  if (kept) {
    mkdirSync(path.dirname(SERVED_ADMIN), { recursive: true })
    cpSync(path.join(KEPT_ADMIN, "files"), SERVED_ADMIN, { recursive: true })
    return
  }
  rmSync(KEPT_ADMIN, { recursive: true, force: true })
  cpSync(SERVED_ADMIN, path.join(KEPT_ADMIN, "files"), { recursive: true })
  writeFileSync(STAMP, sources)
}
