// @ts-check
import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { isSameProcess, processStart } from "./process-start.mjs"

/** @param {string} file @returns {{ pid: number, start: string } | undefined} */
export function lockHolder(file) {
  try {
    const held = JSON.parse(readFileSync(file, "utf8"))
    return isSameProcess(held.pid, held.start) ? held : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes a lock file unless a living process holds it. A lock left by a dead process is taken over.
 * @param {string} file
 * @returns {(() => void) | undefined} the release, or undefined when another process holds it
 */
export function tryLock(file) {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = openSync(file, "wx", 0o600)
      writeSync(handle, JSON.stringify({ pid: process.pid, start: processStart(process.pid) }))
      closeSync(handle)
      const release = () => {
        process.removeListener("exit", release)
        rmSync(file, { force: true })
      }
      process.once("exit", release)
      return release
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error
      if (lockHolder(file)) return undefined
      rmSync(file, { force: true })
    }
  }
  return undefined
}

/**
 * Waits for the lock.
 * @param {string} file
 * @param {() => void} onWait called once when another process holds it
 */
export async function holdLock(file, onWait) {
  for (let isWaiting = false; ; isWaiting = true) {
    const release = tryLock(file)
    if (release) return release
    if (!isWaiting) onWait()
    await sleep(500)
  }
}
