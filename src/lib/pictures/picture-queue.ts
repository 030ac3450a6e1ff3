import { availableParallelism } from "node:os"
import { tooMany } from "../api-error"
import { FairQueue } from "../fair-queue"
import { type Job, PictureWorker, type WorkerLimits } from "./picture-worker"
import type { TaskInput, TaskName, TaskResult } from "./tasks"

/** Half of the cores, so that a burst of uploads leaves the others to the servers and the database. */
const maxProcesses = Math.max(1, Math.floor(availableParallelism() / 2))
/** Maximum waiting tasks of one tenant. Beyond it their pictures would only fill the memory. */
const maxWaiting = 100

const limits: WorkerLimits = { maxTaskMs: 60_000, maxIdleMs: 60_000, maxKeptBytes: 300_000_000 }

/**
 * Schedules picture tasks over a few separate processes, one task at a time in each. Tenants take turns. In the
 * server's process, decoding would use the threads of libuv's pool, on which scrypt checks passwords.
 */
export class PictureQueue {
  /** Tasks with a waiting caller. Background tasks run while there are none of these. */
  private readonly awaited = new FairQueue<Job>()
  private readonly background = new FairQueue<Job>()
  private readonly workers: PictureWorker[]

  constructor({ processes = maxProcesses, entry, ...changed }: Partial<WorkerLimits> & Options = {}) {
    const make = () => new PictureWorker(() => this.startNext(), { ...limits, ...changed }, entry)
    this.workers = Array.from({ length: processes }, make)
  }

  /**
   * @param isBackground no caller waits for the result
   * @throws ApiError VALIDATION_FAILED for an input that is no picture or is too large; SERVICE_UNAVAILABLE if the
   * process died or took too long; TOO_MANY_REQUESTS if too many of the tenant's tasks wait already
   * @throws Error if a stored picture can't be read
   */
  run<N extends TaskName>(
    tenantId: string,
    name: N,
    input: TaskInput<N>,
    isBackground = false
  ): Promise<TaskResult<N>> {
    const queue = isBackground ? this.background : this.awaited
    if (queue.sizeOf(tenantId) >= maxWaiting) return Promise.reject(tooMany(10))
    return new Promise((resolve, reject) => {
      queue.push(tenantId, {
        order: { name, input },
        resolve: (result) => resolve(result as TaskResult<N>),
        reject,
      })
      this.startNext()
    })
  }

  /** Process ids of the running picture processes. */
  get pids(): number[] {
    return this.workers.flatMap(({ pid }) => pid ?? [])
  }

  private startNext(): void {
    const worker = this.workers.find(({ isFree }) => isFree)
    const job = worker && (this.awaited.shift() ?? this.background.shift())
    if (job) worker.start(job)
  }
}

interface Options {
  processes?: number
  /** Path of the picture process's program. */
  entry?: string
}

/** The server's own queue. */
export const pictures = new PictureQueue()
