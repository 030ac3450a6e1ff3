// @ts-check
import { spawn } from "node:child_process"
import { existsSync, readFileSync, realpathSync } from "node:fs"
import { constants } from "node:os"
import path from "node:path"

/** @param {string} version @returns {number} */
const majorOf = (version) => Number(version.split(".")[0])

/** The version that this project runs on, from `.node-version`. @param {string} root */
export const projectVersion = (root) => readFileSync(path.join(root, ".node-version"), "utf8").trim()

/** Whether this process runs on the project's major version or a newer one. @param {string} root */
export const isProjectNode = (root) => majorOf(process.versions.node) >= majorOf(projectVersion(root))

/**
 * The Node.js that npm installed with the packages.
 * @param {string} root
 * @returns {string | undefined} undefined on a system without such a package
 */
export function packagedNode(root) {
  const file = path.join(root, "node_modules", ".bin", "node")
  return existsSync(file) ? realpathSync(file) : undefined
}

/**
 * Runs this command again with another Node.js, with the same options and arguments, and ends with its exit code.
 * Programs that the command starts by name run on that Node.js too.
 * @param {string} node its path
 * @param {string[]} [flags] more options for it
 * @returns {Promise<never>}
 */
export function continueOn(node, flags = []) {
  const child = spawn(node, [...flags, ...process.execArgv, ...process.argv.slice(1)], {
    env: { ...process.env, PATH: path.dirname(node) + path.delimiter + (process.env.PATH ?? "") },
    // The channel closes when this process ends, also when it is killed (see `endWithParent`).
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  })
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal))
  }
  return new Promise((_, reject) => {
    child.once("error", reject)
    child.once("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
  })
}

/**
 * Runs this command again on the same Node.js with more options: in the same process where the system has `execve`, so
 * that its pid, signals and exit code stay those that a container sees.
 * @param {string[]} flags
 */
export async function restartWith(flags) {
  const { execPath, execArgv, argv } = process
  process.execve?.(execPath, [execPath, ...flags, ...execArgv, ...argv.slice(1)], process.env)
  await continueOn(execPath, flags)
}

/** Ends this process when the one that continued on it is killed. */
export function endWithParent() {
  if (!process.channel) return
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"))
  process.channel.unref()
}
