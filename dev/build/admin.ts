import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { holdLock } from "../lock.mjs"
import { SERVER_FOLDER } from "../start/places"
import { Problem } from "../start/problem"
import type { Progress } from "../start/progress"
import { run } from "./run"
import { hashOf } from "./sources"

/** What the built Medusa Admin depends on. */
const SOURCES = ["package-lock.json", "dev/build/medusa-admin.mjs", "admin-extensions", "src/contract"]
const KEPT = ".medusa/admin"
const FILES = path.join(KEPT, "files")
const STAMP = path.join(KEPT, ".ratna-sources")
/** Where the running server looks for it (`src/http/kernel/medusa-admin.ts`). */
const SERVED = path.join(SERVER_FOLDER, "public/admin")
/** Rollup keeps all modules of Medusa's dashboard; without a limit V8 takes 4.6 GB. */
const HEAP_MB = 2048

const isKept = async (): Promise<boolean> =>
  existsSync(STAMP) && readFileSync(STAMP, "utf8") === (await hashOf(SOURCES))

/** Puts the kept build where the server looks for it, when it is of these sources. */
export async function publishAdmin(): Promise<void> {
  if (!(await isKept())) return
  const draft = `${SERVED}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(path.dirname(draft), { recursive: true })
  await cp(FILES, draft, { recursive: true })
  await rm(SERVED, { recursive: true, force: true })
  await rename(draft, SERVED)
}

/** @returns whether the server has a Medusa Admin to show */
export const isAdminServed = (): boolean => existsSync(path.join(SERVED, "index.html"))

/**
 * Builds Medusa Admin when its sources have changed since it was built last. The servers run meanwhile, and show it as
 * soon as it is there.
 */
export async function buildAdmin(progress: Progress): Promise<void> {
  const release = await holdLock(lockFile(), () =>
    progress.line("Another command is building Medusa Admin in this folder; waiting for it …")
  )
  try {
    if (!(await isKept())) await progress.step("Building Medusa Admin", make)
    if (!isAdminServed()) await publishAdmin()
  } finally {
    release()
  }
}

async function make(): Promise<void> {
  const sources = await hashOf(SOURCES)
  await rm(KEPT, { recursive: true, force: true })
  await run({
    what: "The build of Medusa Admin",
    command: process.execPath,
    args: [`--max-old-space-size=${HEAP_MB}`, path.resolve("dev/build/medusa-admin.mjs"), FILES],
    env: { ...process.env, NODE_ENV: "production" },
  })
  if (!existsSync(path.join(FILES, "index.html")))
    throw new Problem(`The build of Medusa Admin has not made ${FILES}.`)
  await writeFile(STAMP, sources)
  await rm(SERVED, { recursive: true, force: true })
}

function lockFile(): string {
  const name = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 12)
  return path.join(tmpdir(), `ratna-admin-build-${process.getuid?.() ?? 0}-${name}.lock`)
}
