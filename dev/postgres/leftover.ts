import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { processStart } from "../process-start.mjs"
import { signalProcess } from "../start/process-registry"
import { Problem } from "../start/problem"

/** Whether a living process is the PostgreSQL server of this folder, and not another process that reuses its pid. */
function serves(pid: number, data: string): boolean {
  if (processStart(pid) === undefined) return false
  if (process.platform !== "linux") return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch {
    // A process of another user can't be our server.
    return false
  }
}

function pidIn(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, "utf8").split("\n")[0] ?? "", 10)
    return Number.isInteger(pid) && pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

/** After `kill -9` the server of an earlier start may still run, or its pid file may remain: ends and removes both. */
export async function clearLeftover(data: string): Promise<void> {
  const file = path.join(data, "postmaster.pid")
  const pid = pidIn(file)
  if (pid !== undefined && serves(pid, data)) {
    signalProcess(pid, "SIGINT")
    for (let waited = 0; serves(pid, data); waited += 100) {
      if (waited === 8000) signalProcess(pid, "SIGQUIT")
      if (waited > 15_000) {
        throw new Problem(
          `A PostgreSQL server (process ${pid}) is still using ${data} and does not end: stop it first.`
        )
      }
      await sleep(100)
    }
  }
  rmSync(file, { force: true })
}
