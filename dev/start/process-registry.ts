import { spawn, type ChildProcess } from "node:child_process"
import { readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { isSameProcess, processStart } from "../process-start.mjs"
import { writePrivate } from "./files"

export interface Kept {
  pid: number
  start: string
  name: string
  signal: NodeJS.Signals
  /** The database, which is ended after the processes that use it. */
  last: boolean
}

/**
 * Records every process of this start in a file and in a watchdog process, so that no process is left behind. The
 * watchdog ends them when this process is killed; the next start ends any that remain after that.
 */
export class ProcessRegistry {
  private readonly kept = new Map<number, Kept>()
  private watchdog: ChildProcess | undefined
  private readonly file: string

  constructor(dataDir: string) {
    this.file = path.join(dataDir, "run", "processes.json")
  }

  /** Ends processes that an earlier start on this data folder has left. @returns their names */
  async endLeftovers(): Promise<string[]> {
    const left = this.read().filter((entry) => isSameProcess(entry.pid, entry.start))
    for (const last of [false, true]) {
      const entries = left.filter((entry) => entry.last === last)
      for (const entry of entries) signalProcess(entry.pid, entry.signal)
      const until = Date.now() + 8000
      while (entries.some((entry) => isSameProcess(entry.pid, entry.start)) && Date.now() < until)
        await sleep(100)
      for (const entry of entries)
        if (isSameProcess(entry.pid, entry.start)) signalProcess(-entry.pid, "SIGKILL")
    }
    rmSync(this.file, { force: true })
    return left.map((entry) => entry.name)
  }

  keep(entry: Omit<Kept, "start">): void {
    this.kept.set(entry.pid, { ...entry, start: processStart(entry.pid) ?? "" })
    this.notifyWatchdog(entry)
  }

  drop(pid: number): void {
    this.kept.delete(pid)
    this.notifyWatchdog({ pid, drop: true })
  }

  /** Call this when no process is left to watch. */
  close(): void {
    this.watchdog?.stdin?.end()
    rmSync(this.file, { force: true })
  }

  private notifyWatchdog(message: object): void {
    writePrivate(this.file, JSON.stringify([...this.kept.values()]))
    if (this.watchdog === undefined) {
      const script = path.resolve("dev/start/watchdog.mjs")
      this.watchdog = spawn(process.execPath, ["--max-old-space-size=32", script], {
        stdio: ["pipe", "ignore", "ignore"],
        detached: true,
      })
      this.watchdog.on("error", () => undefined)
      this.watchdog.stdin?.on("error", () => undefined)
      this.watchdog.unref()
    }
    this.watchdog.stdin?.write(`${JSON.stringify(message)}\n`)
  }

  private read(): Kept[] {
    try {
      return JSON.parse(readFileSync(this.file, "utf8")) as Kept[]
    } catch {
      return []
    }
  }
}

/** @param pid a negative one is a process group */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended.
  }
}
