import { spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { installationUsage, serverUsage } from "../../src/cli/usage"
import { build } from "../build/build"
import { lockHolder, tryLock } from "../lock.mjs"
import { responses, databaseUrl, readAccess } from "../postgres/cluster"
import { productEnvironment } from "./environment"
import { openDataFolder, ownerOnly } from "./files"
import { backup, type Reached, restore } from "./installation"
import { migrate } from "./migrate"
import { MEDUSA_CLI, SERVER_FOLDER } from "./places"
import { Problem, shown } from "./problem"
import { Product } from "./product"
import { Progress } from "./progress"
import { readSettings, type Settings } from "./settings"

/** The database of the running product, or one started for the duration of this command. */
async function reachDatabase(settings: Settings, progress: Progress): Promise<Reached> {
  const lock = path.join(settings.dataDir, "run", "start.lock")
  const smtpUrl = settings.smtpUrl ?? mailboxOfTheRunning(settings)
  if (settings.databaseUrl !== undefined) {
    return {
      env: productEnvironment(settings, { databaseUrl: settings.databaseUrl, smtpUrl }),
      leave: nothing,
    }
  }
  const access = readAccess(settings.dataDir)
  if (access && lockHolder(lock) && (await responses(databaseUrl(access)))) {
    return {
      env: productEnvironment(settings, { databaseUrl: databaseUrl(access), smtpUrl }),
      leave: nothing,
    }
  }
  if (!tryLock(lock))
    throw new Problem("Ratna is just being started or stopped on this data folder: try again in a minute.")
  const product = new Product(settings, progress, {
    onFailure: (sentence) => console.error(sentence),
    warn: (text) => progress.line(text),
  })
  await product.startDatabase()
  return { env: product.env, leave: () => product.stop() }
}

function mailboxOfTheRunning(settings: Settings): string {
  const file = path.join(settings.dataDir, "run", "smtp-url")
  return existsSync(file) ? readFileSync(file, "utf8") : "smtp://127.0.0.1:1025"
}

const nothing = (): Promise<void> => Promise.resolve()

/** File arguments are relative to the user's working directory, but the command runs in the server's folder. */
function absolute(args: string[], from: string): string[] {
  return args.map((arg) =>
    !arg.startsWith("-") && existsSync(path.resolve(from, arg)) ? path.resolve(from, arg) : arg
  )
}

function runCommand(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const from = process.env["INIT_CWD"] ?? process.cwd()
  const [name = "", ...rest] = args
  const child = spawn(process.execPath, [path.resolve(MEDUSA_CLI), "exec", "./src/cli/main.js"], {
    cwd: path.resolve(SERVER_FOLDER),
    // Hides Medusa's startup log in a command's output.
    env: {
      LOG_LEVEL: "error",
      ...env,
      RATNA_CLI_ARGS: JSON.stringify([name, ...absolute(rest, from)]),
      RATNA_CLI_CWD: from,
    },
    stdio: "inherit",
  })
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.once("error", () => resolve(1))
    child.once("exit", (code) => resolve(code ?? 1))
  })
}

const usage: Record<string, string> = { ...serverUsage, ...installationUsage }

/** Puts what a command does on a line below its usage. */
const described = (it: string): string => `  ${it.replace("   ", "\n      ")}`

const list = (): string => ["npm run cli -- <command>\n", ...Object.values(usage).map(described)].join("\n")

/** `npm run cli -- <command> …`: runs a command of `src/cli` in the server's own container. */
export async function main(args: string[]): Promise<void> {
  const name = args.find((arg) => !arg.startsWith("-"))
  if (name === undefined || args.includes("--help") || args.includes("-h")) {
    const wanted = name === undefined ? undefined : usage[name]
    console.log(wanted === undefined ? list() : described(wanted))
    return
  }
  await shown(async () => {
    // Before anything is built or started.
    if (!Object.hasOwn(usage, name)) throw new Problem(`Unknown command "${name}"\n\n${list()}`)
    const progress = new Progress((line) => console.error(line))
    ownerOnly()
    const from = process.env["INIT_CWD"] ?? process.cwd()
    const rest = args.filter((it) => it !== name)
    const reach = (to: Settings): Promise<Reached> => reachDatabase(to, progress)
    if (name === "restore") {
      await restore(rest, from, reach, progress)
      process.exit()
    }
    const settings = readSettings(process.env)
    if (name === "backup") {
      await backup(settings, rest, from, reach)
      process.exit()
    }
    await build(progress, { storefront: false, onlyMissing: !settings.runsAll })
    openDataFolder(settings.dataDir)
    const reached = await reachDatabase(settings, progress)
    try {
      // With separate roles only `migrate` changes the database.
      if (settings.runsAll) await migrate(reached.env)
      process.exitCode = await runCommand(args, reached.env)
    } finally {
      await reached.leave()
    }
    process.exit()
  })
}
