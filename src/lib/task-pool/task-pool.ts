import { ApiError, tooMany } from "../api-error"
import { isCallerGone, onceCallerGone } from "../caller"
import { type Capacity, capacityOf, machine } from "./capacity"
import type { TaskOrder } from "./messages"
import { TaskQueue, type Waiting } from "./task-queue"
import { type TaskLimits, TaskWorker, type WorkerOptions } from "./task-worker"

/** Maximum waiting tasks of one tenant. Beyond it their inputs would only fill the memory. */
const maxWaiting = 100

const workerOptions: WorkerOptions = { maxIdleMs: 60_000, maxKeptBytes: 300_000_000 }

export interface TaskKind extends TaskLimits {
  /** Runs in the one process that draws drawings, which untrusted programs of shapes are. */
  isDrawing?: boolean
  /** No caller waits: tasks with a caller come first. */
  isBackground?: boolean
}

/** Tasks of one kind of process. */
class Lane {
  readonly waiting = new TaskQueue()
  constructor(readonly workers: readonly TaskWorker[]) {}
}

/**
 * Schedules tasks over a few separate processes, one task at a time in each. Tenants take turns. Tasks run together only
 * while their memory limits fit. In the server's process they would hold the event loop, or use the threads of libuv's
 * pool, on which scrypt checks passwords.
 */
export class TaskPool {
  private readonly lanes: { shared: Lane; drawings: Lane }
  private readonly workers: readonly TaskWorker[]
  /** The lane whose next task waits for memory: others wait with it, so that it isn't overtaken forever. */
  private blocked: Lane | undefined

  constructor(
    private readonly capacity: Capacity,
    options: Partial<WorkerOptions> = {}
  ) {
    const laneOf = (count: number): Lane =>
      new Lane(
        Array.from(
          { length: count },
          () => new TaskWorker(() => this.startNext(), { ...workerOptions, ...options })
        )
      )
    this.lanes = { shared: laneOf(capacity.processes), drawings: laneOf(1) }
    this.workers = Object.values(this.lanes).flatMap((lane) => lane.workers)
  }

  /**
   * @throws ApiError VALIDATION_FAILED for an input that the task refuses; SERVICE_UNAVAILABLE if the process died or
   * reached a limit, or the caller has disconnected; TOO_MANY_REQUESTS if too many of the tenant's tasks wait already
   * @throws Error for another fault of the task
   */
  run(tenantId: string, order: TaskOrder, kind: TaskKind): Promise<unknown> {
    const { shared, drawings } = this.lanes
    const lane = kind.isDrawing ? drawings : shared
    if (!kind.isBackground && lane.waiting.sizeOf(tenantId) >= maxWaiting) return Promise.reject(tooMany(10))
    if (isCallerGone()) return Promise.reject(callerGone())
    return new Promise((resolve, reject) => {
      const limits = { ...kind, memoryBytes: Math.min(kind.memoryBytes, this.capacity.memoryBytes) }
      const ended = onceCallerGone(() => {
        lane.waiting.remove(job)
        job.reject(callerGone())
        for (const worker of lane.workers) worker.cancel(job)
      })
      const job: Waiting = {
        ...{ tenantId, order, limits, isUrgent: !kind.isBackground, since: performance.now() },
        resolve: (result) => {
          ended()
          resolve(result)
        },
        reject: (error) => {
          ended()
          reject(error)
        },
      }
      lane.waiting.push(job)
      this.startNext()
    })
  }

  /** Process ids of the running task processes. */
  get pids(): number[] {
    return this.workers.flatMap(({ pid }) => pid ?? [])
  }

  private startNext(): void {
    const { shared, drawings } = this.lanes
    const order = this.blocked === drawings ? [drawings, shared] : [shared, drawings]
    this.blocked = undefined
    for (const lane of order) {
      let outcome = this.startOne(lane)
      while (outcome === "started") outcome = this.startOne(lane)
      if (outcome === "blocked") {
        this.blocked = lane
        return
      }
    }
  }

  /** Starts the next task of a lane, if there is one and a free process. It is blocked while the memory doesn't suffice. */
  private startOne(lane: Lane): "started" | "blocked" | "nothing" {
    // A running process is faster than a new one.
    const worker = lane.workers.find(({ isIdle }) => isIdle) ?? lane.workers.find(({ isFree }) => isFree)
    const job = worker && lane.waiting.peek()
    if (!job) return "nothing"
    if (!this.makeSpace(worker, job.limits.memoryBytes)) return "blocked"
    lane.waiting.shift()
    worker.start(job)
    return "started"
  }

  /** @returns whether a task with this limit may start; idle processes end if their memory is needed */
  private makeSpace(worker: TaskWorker, bytes: number): boolean {
    const others = this.workers.filter((other) => other !== worker)
    const idle = others.filter(({ isIdle }) => isIdle)
    const running = others.reduce((sum, { usedBytes }) => sum + usedBytes, 0)
    if (running + bytes > this.capacity.memoryBytes) return false
    if (running + bytes + idle.length * workerOptions.maxKeptBytes > this.capacity.memoryBytes)
      for (const other of idle) other.end()
    return true
  }
}

const callerGone = (): ApiError => new ApiError("SERVICE_UNAVAILABLE", "The caller has disconnected")

/** The one pool of this process, for pictures and documents. Its processes start when there are tasks. */
const pool = new TaskPool(capacityOf(machine()))

type Tasks = Record<string, (input: never) => Promise<unknown>>

/** Functions that a module exports as `tasks`, each run in the pool. */
export interface PooledTasks<T extends Tasks> {
  run: <N extends string & keyof T>(
    tenantId: string,
    name: N,
    input: Parameters<T[N]>[0],
    kind: TaskKind
  ) => Promise<Awaited<ReturnType<T[N]>>>
}

/** @param module absolute path of the module, which only the task processes load */
export const pooledTasks = <T extends Tasks>(module: string): PooledTasks<T> => ({
  run: (tenantId, name, input, kind) =>
    pool.run(tenantId, { module, name, input }, kind) as ReturnType<PooledTasks<T>["run"]>,
})
