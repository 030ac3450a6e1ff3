import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { holdLock } from "../lock.mjs"
import { SERVER_FOLDER, STOREFRONT_FOLDER } from "../start/places"
import { Problem, shown } from "../start/problem"
import { Progress } from "../start/progress"
import { endRunning, run } from "./run"
import { buildServer } from "./server"
import { hashOf } from "./sources"

interface Part {
  label: string
  what: string
  sources: string[]
  /** What must be there afterwards. */
  output: string
  /** Beside the output, so that it goes when the output goes. */
  stamp: string
  make: (env: NodeJS.ProcessEnv) => Promise<void>
}

/** What a build needs in its environment to load the configuration; nothing of it ends up in the output. */
const BUILD_ENV = {
  NODE_ENV: "production",
  RATNA_MODE: "production",
  MEDUSA_DISABLE_TELEMETRY: "true",
  DATABASE_URL: "postgres://build@127.0.0.1:1/build",
  DATA_DIR: path.resolve(".data"),
  SMTP_URL: "smtp://127.0.0.1:1",
  JWT_SECRET: "build-time-only-secret",
  COOKIE_SECRET: "build-time-only-secret",
  EDGE_SECRET: "build-time-only-secret",
  RATNA_SECRET_KEY: Buffer.alloc(32).toString("base64"),
}

const SERVER: Part = {
  label: "Building the server and Medusa Admin",
  what: "The build of the server",
  sources: [
    "package-lock.json",
    "tsconfig.json",
    "medusa-config.ts",
    "instrumentation.ts",
    "src",
    "admin-extensions",
  ],
  output: path.join(SERVER_FOLDER, "medusa-config.js"),
  stamp: path.join(SERVER_FOLDER, ".ratna-sources"),
  make: buildServer,
}

const STOREFRONT: Part = {
  label: "Building the storefront",
  what: "The build of the storefront",
  sources: [STOREFRONT_FOLDER, "src/contract"],
  output: path.join(STOREFRONT_FOLDER, "build/server/index.js"),
  stamp: path.join(STOREFRONT_FOLDER, "build/.ratna-sources"),
  make: async (env) => {
    const cwd = path.resolve(STOREFRONT_FOLDER)
    await run({ what: "The build of the storefront", command: "npm", args: ["run", "build"], cwd, env })
  },
}

async function buildPart(part: Part, progress: Progress): Promise<void> {
  const sources = await hashOf(part.sources)
  if (existsSync(part.output) && existsSync(part.stamp) && readFileSync(part.stamp, "utf8") === sources)
    return
  await progress.step(part.label, async () => {
    await part.make({ ...process.env, ...BUILD_ENV })
    if (!existsSync(part.output)) throw new Problem(`${part.what} has not made ${part.output}.`)
    writeFileSync(part.stamp, sources)
  })
}

function lockFile(): string {
  const name = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 12)
  return path.join(tmpdir(), `ratna-build-${process.getuid?.() ?? 0}-${name}.lock`)
}

/** Builds what has changed since it was built last; both parts at once when both have. */
export async function build(progress: Progress, { storefront = true } = {}): Promise<void> {
  const parts = [SERVER]
  if (storefront && existsSync(path.join(STOREFRONT_FOLDER, "package.json"))) parts.push(STOREFRONT)
  const release = await holdLock(lockFile(), () =>
    progress.line("Another command is building in this folder; waiting for it …")
  )
  try {
    await Promise.all(parts.map((part) => buildPart(part, progress)))
  } catch (error) {
    // The other one may have minutes to go, for nothing.
    endRunning()
    throw error
  } finally {
    release()
  }
}

/** `npm run build`. */
export const main = (): Promise<void> => shown(() => build(new Progress()))
