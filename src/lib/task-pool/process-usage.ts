import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"

export interface Usage {
  /** CPU time since the process's start, of all threads. */
  cpuMs: number
  residentBytes: number
  /** Writable memory that was reserved but not used yet; `RLIMIT_DATA` counts it. */
  unusedBytes: number
}

/** Linux reports CPU time in hundredths of a second. */
const tickMs = 10

/** Returns what a process has used; undefined when it has ended, or where there is no `/proc`. */
export function usageOf(pid: number): Usage | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, "utf8")
    const status = readFileSync(`/proc/${String(pid)}/status`, "utf8")
    // The fields after the program's name, which may contain anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    const bytes = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0) * 1024
    return {
      cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
      residentBytes: bytes("VmRSS"),
      unusedBytes: Math.max(0, bytes("VmData") - bytes("RssAnon")),
    }
  } catch {
    return undefined
  }
}

/**
 * Limits what a process can allocate, by `prlimit` from outside.
 * @returns false where there is no such program
 */
export function limitMemory(pid: number, bytes: number, program = "prlimit"): Promise<boolean> {
  const usage = usageOf(pid)
  if (!usage) return Promise.resolve(false)
  // The soft limit: the next task may have another one.
  const limit = `--data=${String(usage.unusedBytes + bytes)}:`
  return new Promise((resolve) => {
    execFile(program, ["--pid", String(pid), limit], (error) => resolve(error === null))
  })
}

/** Returns the resident memory of a process, by `ps` where there is no `/proc`; 0 when it has ended. */
export function residentBytes(pid: number): Promise<number> {
  const usage = usageOf(pid)
  if (usage) return Promise.resolve(usage.residentBytes)
  return new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, stdout) =>
      resolve(error === null ? Number(stdout) * 1024 : 0)
    )
  })
}
