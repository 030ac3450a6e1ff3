import { availableParallelism } from "node:os"
import { tooMany } from "../api-error"
import { FairQueue } from "../fair-queue"
import { type Job, PictureWorker, type WorkerLimits } from "./picture-worker"
import type { TaskInput, TaskName, TaskResult } from "./tasks"

/** Half of the cores, so that a burst of uploads leaves the others to the servers and the database. */
const maxProcesses = Math.max(1, Math.floor(availableParallelism() / 2))
/** So many tasks of one tenant wait: beyond, their pictures would only fill the memory. */
const maxWaiting = 100

const limits: WorkerLimits = { maxTaskMs: 60_000, maxIdleMs: 60_000, maxKeptBytes: 300_000_000 }

/**
 * Schedules picture tasks over a few processes of their own, one task at a time in each. Tenants take turns. In the
 * server's process, decoding would take the threads of libuv's pool, on which scrypt checks passwords.
 */
export class PictureQueue {
  /** Somebody waits for these; the others are done while there are none. */
  private readonly awaited = new FairQueue<Job>()
  private readonly background = new FairQueue<Job>()
  private readonly workers: PictureWorker[]

  constructor({ processes = maxProcesses, entry, ...changed }: Partial<WorkerLimits> & Options = {}) {
    const make = () => new PictureWorker(() => this.startNext(), { ...limits, ...changed }, entry)
    this.workers = Array.from({ length: processes }, make)
  }

  /**
   * @param isBackground nobody waits for the result
   * @throws ApiError VALIDATION_FAILED for what is no picture, or too large a one; SERVICE_UNAVAILABLE when the process
   *   died or took too long; TOO_MANY_REQUESTS when too many of the tenant's wait already
   * @throws Error when a kept picture can't be read
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

  /** Process ids of the picture processes that run. */
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
  /** The program of a picture process. */
  entry?: string
}

/** The server's own. */
export const pictures = new PictureQueue()
