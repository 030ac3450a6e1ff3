import { spawn, type ChildProcess } from "node:child_process"
import { createWriteStream, type WriteStream } from "node:fs"
import path from "node:path"
import { rotate } from "./files"
import { signalProcess, type ProcessRegistry } from "./process-registry"
import { Problem } from "./problem"

export interface ServiceSpec {
  name: string
  command: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Signal that ends the process; SIGTERM by default. */
  signal?: NodeJS.Signals
  /** Time that it may take to end, in milliseconds, before it is killed. */
  patience?: number
  last?: boolean
  uid?: number | undefined
  gid?: number | undefined
  /** Called with each line of its output. */
  onLine?: (line: string) => void
}

export interface ServiceContext {
  processes: ProcessRegistry
  dataDir: string
  /** Prints a service's warning or error in the terminal. */
  warn: (text: string) => void
}

const WORTH_SHOWING = /"level":"(error|warn)"|^(error|warn|fatal)\b|^\S*Error:|\b(ERROR|FATAL|PANIC):/
/** Logged at every start, but expected here. */
const NOT_WORTH_SHOWING =
  /Local Event Bus installed|the database system is (starting up|shutting down)|In-memory/
/** A broken service repeats its errors; the log has all of them. */
const SHOWN_AT_MOST = 40

/** One child process in a process group of its own, with a log file. */
export class Service {
  private child: ChildProcess | undefined
  private log: WriteStream | undefined
  private stopping = false
  private shown = 0
  private readonly tail: string[] = []
  private ended: Promise<void> = Promise.resolve()

  constructor(
    readonly spec: ServiceSpec,
    private readonly context: ServiceContext,
    private readonly onUnexpectedEnd: (service: Service, reason: string) => void = () => undefined
  ) {}

  get pid(): number | undefined {
    return this.child?.pid
  }

  /** Whether `stop` or `kill` has ended it, or is ending it. */
  get stopped(): boolean {
    return this.stopping
  }

  get running(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null
  }

  get logFile(): string {
    return path.join(this.context.dataDir, "logs", `${this.spec.name}.log`)
  }

  /** The last lines of its output, for an error message. */
  get lastLines(): string {
    return this.tail.join("\n")
  }

  start(): void {
    if (this.log === undefined) {
      rotate(this.logFile)
      this.log = createWriteStream(this.logFile, { flags: "a" })
    }
    const { spec } = this
    this.stopping = false
    const child = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      ...(spec.uid === undefined ? {} : { uid: spec.uid }),
      ...(spec.gid === undefined ? {} : { gid: spec.gid }),
    })
    this.child = child
    this.ended = new Promise((resolve) => {
      child.once("error", (error) => {
        this.finish(`could not be started: ${error.message}`)
        resolve()
      })
      child.once("exit", (code, signal) => {
        if (child.pid !== undefined) this.context.processes.drop(child.pid)
        this.finish(signal ? `was ended by ${signal}` : `ended with code ${code ?? 0}`)
        resolve()
      })
    })
    if (child.pid !== undefined) {
      this.context.processes.keep({
        pid: child.pid,
        name: spec.name,
        signal: spec.signal ?? "SIGTERM",
        last: spec.last ?? false,
      })
    }
    for (const stream of [child.stdout, child.stderr]) this.follow(stream)
  }

  /** Waits until `check` returns true. @throws Problem when the service ends before, or takes longer than `ms` */
  async ready(check: () => Promise<boolean>, ms: number): Promise<void> {
    const until = Date.now() + ms
    while (!(await check().catch(() => false))) {
      if (!this.running || Date.now() > until) {
        const why = this.running
          ? `did not respond within ${Math.round(ms / 1000)} s`
          : "ended while it was starting"
        throw new Problem(`${this.spec.name} ${why} (log: ${this.logFile}):\n${this.lastLines}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async stop(): Promise<void> {
    const pid = this.pid
    this.stopping = true
    if (!this.running || pid === undefined) return
    signalProcess(pid, this.spec.signal ?? "SIGTERM")
    const kill = setTimeout(() => signalProcess(-pid, "SIGKILL"), this.spec.patience ?? 7000)
    await this.ended
    clearTimeout(kill)
    // Its child processes are in its process group.
    signalProcess(-pid, "SIGKILL")
  }

  /** `kill -9`, for tests of crashes. It is not restarted automatically. */
  async kill(): Promise<void> {
    this.stopping = true
    if (this.pid !== undefined) signalProcess(-this.pid, "SIGKILL")
    await this.ended
  }

  private finish(reason: string): void {
    this.log?.write(`-- ${this.spec.name} ${reason}\n`)
    if (!this.stopping) this.onUnexpectedEnd(this, reason)
  }

  private follow(stream: NodeJS.ReadableStream | null): void {
    let rest = ""
    stream?.setEncoding("utf8")
    stream?.on("data", (chunk: string) => {
      this.log?.write(chunk)
      const lines = (rest + chunk).split("\n")
      rest = lines.pop() ?? ""
      for (const line of lines) this.see(line)
    })
    stream?.on("error", () => undefined)
  }

  private see(line: string): void {
    this.spec.onLine?.(line)
    this.tail.push(line)
    if (this.tail.length > 20) this.tail.shift()
    if (this.stopping || this.shown >= SHOWN_AT_MOST) return
    if (!WORTH_SHOWING.test(line) || NOT_WORTH_SHOWING.test(line)) return
    this.shown += 1
    this.context.warn(`${this.spec.name}: ${spoken(line).slice(0, 400)}`)
    if (this.shown === SHOWN_AT_MOST) this.context.warn(`${this.spec.name}: more in ${this.logFile}`)
  }
}

/** Message of a log line, which may be JSON. */
function spoken(line: string): string {
  try {
    const { message } = JSON.parse(line) as { message?: unknown }
    return typeof message === "string" ? message : line
  } catch {
    return line
  }
}
