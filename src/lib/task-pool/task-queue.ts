import { FairQueue } from "../fair-queue"
import type { Job } from "./task-worker"

/** A job with its place in the queue. */
export interface Waiting extends Job {
  tenantId: string
  /** A caller waits for it. */
  isUrgent: boolean
  since: number
}

/** A task that no caller waits for starts after this time, even while callers wait. */
const maxBackgroundMs = 10_000

/** Waiting tasks: those with a caller first, tenants in turn. */
export class TaskQueue {
  private readonly urgent = new FairQueue<Waiting>()
  private readonly background = new FairQueue<Waiting>()

  sizeOf(tenantId: string): number {
    return this.urgent.sizeOf(tenantId)
  }

  push(job: Waiting): void {
    this.listOf(job).push(job.tenantId, job)
  }

  remove(job: Waiting): void {
    this.listOf(job).remove(job.tenantId, job)
  }

  peek(): Waiting | undefined {
    return this.nextList().peek()
  }

  shift(): Waiting | undefined {
    return this.nextList().shift()
  }

  private nextList(): FairQueue<Waiting> {
    const waiting = this.background.peek()
    const isDue = waiting && (!this.urgent.peek() || performance.now() - waiting.since > maxBackgroundMs)
    return isDue ? this.background : this.urgent
  }

  private listOf({ isUrgent }: Waiting): FairQueue<Waiting> {
    return isUrgent ? this.urgent : this.background
  }
}
