// @ts-check
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { compiledFile, isStartCompiled } from "./compiled.cjs"
import { installFolder } from "./install.mjs"
import { holdLock } from "./lock.mjs"
import { ALLOCATOR } from "./node-flags.cjs"
import {
  continueOn,
  endWithParent,
  isProjectNode,
  packagedNode,
  projectVersion,
  restartWith,
} from "./project-node.mjs"

/**
 * Runs first in every command of this project, without any package installed: checks Node.js, changes to the repository
 * root, installs what is missing, and continues on the project's Node.js. After it, TypeScript files can be imported.
 */

const ROOT = fileURLToPath(new URL("..", import.meta.url))

/** Prints an error message and ends the process. @param {string} sentence @returns {never} */
export function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/** Checks that this Node.js can install the packages. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(`Ratna needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
}

/** Continues on the Node.js of the packages when this one is older than the project's. @param {string[]} flags */
async function useProjectNode(flags) {
  if (isProjectNode(ROOT)) return
  const node = packagedNode(ROOT)
  if (node) await continueOn(node, flags)
  fail(
    `Ratna needs Node.js ${projectVersion(ROOT)} or newer on this system; this is ${process.versions.node}.`
  )
}

/** Variables of the repository's own .env, where the environment doesn't set them. */
function loadEnvFile() {
  if (existsSync(".env")) process.loadEnvFile(".env")
}

/** @param {string} folder */
function needsInstall(folder) {
  return existsSync(path.join(folder, "package.json"))
}

/**
 * @param {object} [options]
 * @param {boolean} [options.storefront] install the storefront's packages too (default)
 * @param {boolean} [options.production] with NODE_ENV=production the compiled start suffices, without development packages
 * @param {(role: string | undefined) => string[]} [options.flags] options of Node.js that are missing for RATNA_ROLE
 */
export async function prepare({ storefront = true, production = false, flags = () => [] } = {}) {
  checkNode()
  endWithParent()
  process.chdir(ROOT)
  loadEnvFile()
  process.env.MEDUSA_DISABLE_TELEMETRY = "true"
  const missing = flags(process.env.RATNA_ROLE)
  if (missing.length > 0) Object.assign(process.env, { ...ALLOCATOR, ...process.env })
  if (missing.length > 0 && isProjectNode(ROOT)) await restartWith(missing)
  const omitsDev = production && process.env.NODE_ENV === "production" && isStartCompiled()
  await install(storefront ? [".", "storefront"] : ["."], omitsDev)
  await useProjectNode(missing)
}

/** @param {string[]} folders @param {boolean} omitsDev */
async function install(folders, omitsDev) {
  const name = createHash("sha256").update(ROOT).digest("hex").slice(0, 12)
  const user = process.getuid?.() ?? 0
  const release = await holdLock(path.join(tmpdir(), `ratna-install-${user}-${name}.lock`), () => {
    console.log("Another command is installing in this folder; waiting for it …")
  })
  try {
    await Promise.all(folders.filter(needsInstall).map((folder) => installFolder(folder, { omitsDev })))
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  } finally {
    release()
  }
}

/** @type {(() => void) | undefined} */
let unregister

/** Ends the effect of `load` on modules that are loaded from now on. */
export const unload = () => unregister?.()

const require = createRequire(import.meta.url)

/**
 * Loads a TypeScript module of this project, as CommonJS like the server's own.
 * @param {string} file from the root of the clone
 */
export async function load(file) {
  const { register } = await import("tsx/cjs/api")
  unregister ??= register()
  return require(path.join(ROOT, file))
}

/**
 * Loads a module of the start: compiled, where the build has compiled the present sources.
 * @param {string} file from the root of the clone
 */
export async function loadStart(file) {
  if (!isStartCompiled()) return await load(file)
  return require(path.join(ROOT, compiledFile(file)))
}
