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
  private readonly waiting = new FairQueue<Job>()
  private readonly workers: PictureWorker[]

  constructor({ processes = maxProcesses, entry, ...changed }: Partial<WorkerLimits> & Options = {}) {
    const make = () => new PictureWorker(() => this.startNext(), { ...limits, ...changed }, entry)
    this.workers = Array.from({ length: processes }, make)
  }

  /**
   * @throws ApiError VALIDATION_FAILED for an input that is no picture or is too large; SERVICE_UNAVAILABLE if the
   * process died or took too long; TOO_MANY_REQUESTS if too many of the tenant's tasks wait already
   * @throws Error if a stored picture can't be read
   */
  run<N extends TaskName>(tenantId: string, name: N, input: TaskInput<N>): Promise<TaskResult<N>> {
    if (this.waiting.sizeOf(tenantId) >= maxWaiting) return Promise.reject(tooMany(10))
    return new Promise((resolve, reject) => {
      this.waiting.push(tenantId, {
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
    const job = worker && this.waiting.shift()
    if (job) worker.start(job)
  }
}

interface Options {
  processes?: number
  /** Path of the picture process's program. */
  entry?: string
}

/** Tasks with a waiting caller. */
export const pictures = new PictureQueue()

/** Tasks that no caller waits for, in a process of their own, so that an upload never waits for one. */
export const backgroundPictures = new PictureQueue({ processes: 1, maxTaskMs: 300_000 })
