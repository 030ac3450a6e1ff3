import { createHash } from "node:crypto"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { MODULES } from "../compiled.cjs"
import { holdLock } from "../lock.mjs"
import { SERVER_FOLDER, STOREFRONT_FOLDER } from "../start/places"
import { Problem, shown } from "../start/problem"
import { Progress } from "../start/progress"
import { buildAdmin } from "./admin"
import { endRunning, run } from "./run"
import { buildServer } from "./server"
import { updateServer } from "./server-files"
import { hashOf } from "./sources"

interface Part {
  label: string
  what: string
  sources: string[]
  /** File or folder that must exist after the build. */
  output: string
  /** In the output folder, so that it is deleted with the output. */
  stamp: string
  make: () => Promise<void>
}

const SERVER: Part = {
  label: "Compiling the server",
  what: "The build of the server",
  sources: [
    "package-lock.json",
    "package.json",
    "medusa-config.ts",
    "instrumentation.ts",
    "src",
    "dev/build",
    "dev/postgres",
    "dev/start",
    ...MODULES,
  ],
  output: path.join(SERVER_FOLDER, "medusa-config.js"),
  stamp: path.join(SERVER_FOLDER, ".ratna-sources"),
  make: buildServer,
}

const STOREFRONT: Part = {
  label: "Building the storefront",
  what: "The build of the storefront",
  sources: [STOREFRONT_FOLDER, "src/contract", "src/lib/telemetry"],
  output: path.join(STOREFRONT_FOLDER, "build/server/index.js"),
  stamp: path.join(STOREFRONT_FOLDER, "build/.ratna-sources"),
  make: async () => {
    const env = { ...process.env, NODE_ENV: "production" }
    const cwd = path.resolve(STOREFRONT_FOLDER)
    await run({ what: "The build of the storefront", command: "npm", args: ["run", "build"], cwd, env })
  },
}

/** Whether there is something to build from. An image contains only what was built. */
const hasSources = existsSync("dev/build/build.ts")

async function buildPart(part: Part, progress: Progress, onlyMissing: boolean): Promise<void> {
  if ((onlyMissing || !hasSources) && existsSync(part.output) && existsSync(part.stamp)) return
  const sources = await hashOf(part.sources)
  if (existsSync(part.output) && existsSync(part.stamp) && readFileSync(part.stamp, "utf8") === sources)
    return
  await progress.step(part.label, async () => {
    await part.make()
    if (!existsSync(part.output)) throw new Problem(`${part.what} has not made ${part.output}.`)
    writeFileSync(part.stamp, sources)
  })
}

function lockFile(): string {
  const name = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 12)
  return path.join(tmpdir(), `ratna-build-${process.getuid?.() ?? 0}-${name}.lock`)
}

interface BuildOptions {
  server?: boolean
  storefront?: boolean
  onlyMissing?: boolean
  onServer?: () => void
}

/**
 * Builds the parts that have changed since the last build, both at once if both have. Medusa Admin is built separately
 * (`buildAdmin`), because nothing waits for it.
 * @param server whether to build the server; `storefront` likewise
 * @param onlyMissing whether a part that is built stays as it is, even if its sources have changed
 * @param onServer called when the server is compiled, which takes seconds: work that needs only the server may start
 */
export async function build(
  progress: Progress,
  { server = true, storefront = true, onlyMissing = false, onServer = nothing }: BuildOptions = {}
): Promise<void> {
  const compile = async (): Promise<void> => {
    await buildPart(SERVER, progress, onlyMissing)
    onServer()
  }
  const hasStorefront = storefront && existsSync(path.join(STOREFRONT_FOLDER, "package.json"))
  const release = await holdLock(lockFile(), () =>
    progress.line("Another command is building in this folder; waiting for it …")
  )
  try {
    await Promise.all([
      server ? compile() : undefined,
      hasStorefront ? buildPart(STOREFRONT, progress, onlyMissing) : undefined,
    ])
  } catch (error) {
    // The other build may run for more minutes without use.
    endRunning()
    throw error
  } finally {
    release()
  }
}

const nothing = (): void => undefined

/**
 * Compiles what has changed since the server was compiled, which takes a fraction of a second, while it runs.
 * @returns the changed files
 * @throws the compiler's error
 */
export async function rebuildServer(): Promise<string[]> {
  const release = await holdLock(lockFile(), nothing)
  try {
    const changed = await updateServer(() => rmSync(SERVER.stamp, { force: true }))
    if (changed.length > 0) writeFileSync(SERVER.stamp, await hashOf(SERVER.sources))
    return changed
  } finally {
    release()
  }
}

/** `npm run build`. */
export const main = (): Promise<void> =>
  shown(async () => {
    const progress = new Progress()
    await build(progress)
    await buildAdmin(progress)
  })
