// @ts-check
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"

/**
 * Start time of a process, in the system's notation. Together with the pid it identifies a process uniquely: a pid
 * alone may have been reused.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process
 */
export function processStart(pid) {
  if (process.platform === "linux") {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
      // Field 3 is the state: a zombie is dead, only not reaped yet. Field 22 is the start time.
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
