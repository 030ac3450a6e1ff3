import { type ChildProcess, fork } from "node:child_process"
import path from "node:path"
import { ApiError, invalid } from "../api-error"
import type { TaskReply, Order } from "./messages"

/** A task of the queue with its waiting caller. */
export interface Job {
  order: Order
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

export interface WorkerLimits {
  /** A process that takes longer for a task is killed. */
  maxTaskMs: number
  /** A process that stays idle for longer ends. */
  maxIdleMs: number
  /** A process that holds more memory after a task is replaced: decoders don't release all of it. */
  maxKeptBytes: number
}

/** Built as JavaScript; TypeScript in specs. */
const isBuilt = path.extname(__filename) === ".js"
const defaultEntry = path.join(__dirname, `picture-process${path.extname(__filename)}`)
const execArgv = isBuilt ? [] : ["--import", "tsx"]

/** Environment of a process that decodes untrusted files. It contains no secret. */
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  NODE_ENV: "production",
  // With one arena per thread, glibc keeps several times the memory.
  MALLOC_ARENA_MAX: "2",
})

const unavailable = (): ApiError =>
  new ApiError("SERVICE_UNAVAILABLE", "The picture could not be processed at the moment. Please try again.")

/** One picture process. It starts when there is a task, and again after it has died. */
export class PictureWorker {
  private child: ChildProcess | undefined
  private job: Job | undefined
  private timer: NodeJS.Timeout | undefined

  /** @param onFree called after each task */
  constructor(
    private readonly onFree: () => void,
    private readonly limits: WorkerLimits,
    private readonly entry: string = defaultEntry
  ) {}

  get isFree(): boolean {
    return this.job === undefined
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  start(job: Job): void {
    this.job = job
    const child = (this.child ??= this.spawn())
    // A running task keeps the server (or a command) alive; an idle process doesn't.
    child.ref()
    child.channel?.ref()
    this.startTimer(() => child.kill("SIGKILL"), this.limits.maxTaskMs)
    child.send(job.order, (error) => {
      if (error) this.lost(child)
    })
  }

  private spawn(): ChildProcess {
    const child = fork(this.entry, [], {
      execArgv,
      env: environment(),
      serialization: "advanced",
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    })
    child.on("message", (response: TaskReply) => this.done(child, response))
    child.once("exit", () => this.lost(child))
    child.once("error", () => this.lost(child))
    return child
  }

  private done(child: ChildProcess, response: TaskReply): void {
    const job = this.finish(child)
    if (!job) return
    if ("refused" in response) job.reject(invalid(response.refused.path, response.refused.message))
    else if ("failed" in response) job.reject(new Error(response.failed))
    else job.resolve(response.result)
    if ("rss" in response && response.rss > this.limits.maxKeptBytes) this.end(child)
    else this.rest(child)
    this.onFree()
  }

  private rest(child: ChildProcess): void {
    child.unref()
    child.channel?.unref()
    this.startTimer(() => this.end(child), this.limits.maxIdleMs).unref()
  }

  private lost(child: ChildProcess): void {
    const job = this.finish(child)
    if (this.child === child) this.child = undefined
    if (!job) return
    child.kill("SIGKILL")
    job.reject(unavailable())
    this.onFree()
  }

  /** @returns the job of this process; undefined if the process has been replaced */
  private finish(child: ChildProcess): Job | undefined {
    if (this.child !== child) return undefined
    const { job } = this
    this.job = undefined
    clearTimeout(this.timer)
    return job
  }

  private end(child: ChildProcess): void {
    if (this.child === child) this.child = undefined
    child.unref()
    if (child.connected) child.disconnect()
  }

  private startTimer(work: () => void, ms: number): NodeJS.Timeout {
    clearTimeout(this.timer)
    this.timer = setTimeout(work, ms)
    return this.timer
  }
}
