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

/** Sources of the Medusa Admin build. */
const SOURCES = ["package-lock.json", "dev/build/medusa-admin.mjs", "admin-extensions", "src/contract"]
const KEPT = ".medusa/admin"
const FILES = path.join(KEPT, "files")
const STAMP = path.join(KEPT, ".ratna-sources")
/** The folder from which the running server serves it (`src/http/kernel/medusa-admin.ts`). */
const SERVED = path.join(SERVER_FOLDER, "public/admin")
/** Rollup keeps all modules of Medusa's dashboard; without a limit V8 takes 4.6 GB. */
const HEAP_MB = 2048

const isKept = async (): Promise<boolean> =>
  existsSync(STAMP) && readFileSync(STAMP, "utf8") === (await hashOf(SOURCES))

/** Copies the cached build to the folder that the server reads, if it is of the current sources. */
export async function publishAdmin(): Promise<void> {
  if (!(await isKept())) return
  const draft = `${SERVED}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(path.dirname(draft), { recursive: true })
  await cp(FILES, draft, { recursive: true })
  await rm(SERVED, { recursive: true, force: true })
  await rename(draft, SERVED)
}

/** @returns whether the server has a Medusa Admin to serve */
export const isAdminServed = (): boolean => existsSync(path.join(SERVED, "index.html"))

/**
 * Builds Medusa Admin if its sources have changed since the last build. The servers run meanwhile, and serve it as soon
 * as the build is complete.
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
