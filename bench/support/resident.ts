import { readFileSync } from "node:fs"

/** Resident memory of a process, in MB. */
export function residentMb(pid: number): number {
  const [, kb = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? []
  return Number(kb) / 1024
}
