// @ts-check
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"

/**
 * When a process was started, in the notation of the system. With the pid it identifies one process for ever:
 * a pid alone may have been handed to somebody else since.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process
 */
export function processStart(pid) {
  if (process.platform === "linux") {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
      // Field 3 is the state: a zombie is dead, it only has not been collected yet. Field 22 is the start.
      return fields[0] === "Z" ? undefined : fields[19]
    } catch {
      return undefined
    }
  }
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined
  } catch {
    return undefined
  }
}

/** @param {number} pid @param {string | undefined} start */
export function isSameProcess(pid, start) {
  return start !== undefined && processStart(pid) === start
}
