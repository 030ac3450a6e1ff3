import { ApiError, invalid } from "../api-error"
import type { TaskOrder, TaskReply } from "./messages"
import { limitMemory, usageOf } from "./process-usage"
import { startProcess, type TaskProcess } from "./start-process"
import { watchTask } from "./watch-task"

/** What a task may use. At a limit its process is killed. */
export interface TaskLimits {
  /** CPU time of all threads. The waiting time on a busy machine doesn't count. */
  cpuMs: number
  memoryBytes: number
}

/** A task of the pool with its waiting caller. */
export interface Job {
  order: TaskOrder
  limits: TaskLimits
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

export interface WorkerOptions {
  /** A process that stays idle for longer ends. */
  maxIdleMs: number
  /** A process that holds more memory after a task is replaced: decoders don't release all of it. */
  maxKeptBytes: number
  /** Path of the process's program. */
  entry?: string
  /** Program that limits the memory of a process. */
  prlimit?: string
}

const unavailable = (): ApiError =>
  new ApiError("SERVICE_UNAVAILABLE", "This could not be processed at the moment. Please try again.")

/** One task process. It starts when there is a task, and again after it has died. */
export class TaskWorker {
  private process: TaskProcess | undefined
  private job: Job | undefined
  private stopWatching: (() => void) | undefined
  private idleTimer: NodeJS.Timeout | undefined

  /** @param onFree called after each task */
  constructor(
    private readonly onFree: () => void,
    private readonly options: WorkerOptions
  ) {}

  get isFree(): boolean {
    return this.job === undefined
  }

  get isIdle(): boolean {
    return this.isFree && this.process !== undefined
  }

  /** Memory limit of the running task; 0 without one. */
  get usedBytes(): number {
    return this.job?.limits.memoryBytes ?? 0
  }

  get pid(): number | undefined {
    return this.process?.child.pid
  }

  start(job: Job): void {
    clearTimeout(this.idleTimer)
    let current: TaskProcess
    try {
      current = this.process ??= this.spawn(job.order.module)
    } catch {
      // Node throws when the system has no memory for a process.
      job.reject(unavailable())
      return
    }
    this.job = job
    // A running task keeps the server (or a command) alive; an idle process doesn't.
    current.child.ref()
    current.child.channel?.ref()
    this.send(current, job).catch(() => this.lose(current))
  }

  /** Kills the process of a job that nobody waits for any more. */
  cancel(job: Job): void {
    if (this.job === job && this.process) this.lose(this.process)
  }

  /** Ends an idle process. */
  end(): void {
    const { process: current } = this
    if (!current || !this.isFree) return
    clearTimeout(this.idleTimer)
    this.process = undefined
    current.child.unref()
    if (current.child.connected) current.child.disconnect()
  }

  private async send(current: TaskProcess, job: Job): Promise<void> {
    const { cpuMs, memoryBytes } = job.limits
    const watch = (started: number, isLimited: boolean) => {
      this.stopWatching?.()
      this.stopWatching = watchTask(
        { pid: current.child.pid ?? 0, cpuMs: started + cpuMs, ...(isLimited ? {} : { memoryBytes }) },
        cpuMs,
        () => this.lose(current)
      )
    }
    // A process that never gets ready ends too.
    watch(0, true)
    await current.ready
    const pid = current.child.pid ?? 0
    const isLimited =
      current.memoryBytes === memoryBytes || (await limitMemory(pid, memoryBytes, this.options.prlimit))
    if (this.job !== job || this.process !== current) return
    if (isLimited) current.memoryBytes = memoryBytes
    watch(usageOf(pid)?.cpuMs ?? 0, isLimited)
    current.child.send(job.order, (error) => {
      if (error) this.lose(current)
    })
  }

  private spawn(module: string): TaskProcess {
    const started = startProcess(module, this.options.entry)
    started.child.on("message", (reply: TaskReply) => this.done(started, reply))
    started.child.once("exit", () => this.lose(started))
    started.child.once("error", () => this.lose(started))
    return started
  }

  private done(current: TaskProcess, reply: TaskReply): void {
    if ("ready" in reply) return
    const job = this.finish(current)
    if (!job) return
    if ("refused" in reply) job.reject(invalid(reply.refused.path, reply.refused.message))
    else if ("failed" in reply) job.reject(new Error(reply.failed))
    else job.resolve(reply.result)
    if ("rss" in reply && reply.rss > this.options.maxKeptBytes) this.end()
    else this.rest(current)
    this.onFree()
  }

  private rest({ child }: TaskProcess): void {
    child.unref()
    child.channel?.unref()
    this.idleTimer = setTimeout(() => this.end(), this.options.maxIdleMs).unref()
  }

  private lose(current: TaskProcess): void {
    const job = this.finish(current)
    if (this.process === current) this.process = undefined
    current.child.kill("SIGKILL")
    if (!job) return
    job.reject(unavailable())
    this.onFree()
  }

  /** @returns the job of this process; undefined if the process has been replaced */
  private finish(current: TaskProcess): Job | undefined {
    if (this.process !== current) return undefined
    const { job } = this
    this.job = undefined
    this.stopWatching?.()
    return job
  }
}
