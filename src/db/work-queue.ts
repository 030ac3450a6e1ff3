import { setTimeout as sleep } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type Claimed, type QueueDefinition, QueueTable } from "./queue-table"

export type { Claimed } from "./queue-table"

type Container = Pick<MedusaContainer, "resolve">

/** Result of one run. `oldestDueSeconds` is how long the oldest claimed row had been due. */
interface RunReport {
  queue: string
  claimed: number
  done: number
  failed: number
  oldestDueSeconds: number
}

interface RunOptions<Key extends string> {
  /** Replaces PostgreSQL's time in claims. */
  now?: Date
  /** Called for each failed attempt; logs the error by default. */
  onFailure?: (row: Claimed<Key>, error: unknown) => void
  /** Called with the report of each run; logs it by default when an attempt has failed. */
  onRun?: (report: RunReport) => void
}

/** How often free places are filled while slow attempts hold the others. */
const pollMs = 1_000

/** Works on the due rows of one queue, with tenants taking turns. */
export class WorkQueue<Key extends string> extends QueueTable<Key> {
  /** Running attempts of this process, with their tenants. */
  private readonly underWay = new Map<Promise<void>, string>()
  private isRunning = false
  private isWanted = false

  /**
   * Attempts due rows until none is left, `atOnce` at a time. A tenant's next rows are claimed when its attempts have
   * ended, so that a slow tenant delays only itself. A row whose attempt throws stays due. While a run is active in
   * this process, a second call returns at once and the active run takes its rows too.
   */
  async run(
    container: Container,
    attempt: (row: Claimed<Key>) => Promise<unknown>,
    options: RunOptions<Key> = {}
  ): Promise<RunReport> {
    const report = emptyReport(this.definition)
    const served = new Set<string>()
    this.isWanted = true
    if (this.isRunning) return report
    this.isRunning = true
    try {
      while (this.isWanted) {
        this.isWanted = false
        const limit = this.definition.atOnce - this.underWay.size
        const busy = [...new Set(this.underWay.values())]
        const rows = await this.claimNext(container, limit, busy, served, options.now)
        count(report, rows)
        for (const row of rows) this.begin(container, row, attempt, report, options)
        if (this.underWay.size === 0) {
          // The last attempts of a tenant that the claim left out have ended meanwhile. It may have more rows.
          this.isWanted ||= busy.length > 0
          continue
        }
        await Promise.race([...this.underWay.keys(), sleep(pollMs, undefined, { ref: false })])
        this.isWanted = true
      }
    } finally {
      this.isRunning = false
    }
    return ended(container, report, options.onRun)
  }

  /**
   * Works on due rows in batches of `atOnce` until none is left, for work on PostgreSQL alone that is cheaper together.
   * @param work returns the number of failed rows; they stay due
   */
  async runTogether(
    container: Container,
    work: (rows: readonly Claimed<Key>[]) => Promise<number>,
    { now, onRun }: RunOptions<Key> = {}
  ): Promise<RunReport> {
    const report = emptyReport(this.definition)
    for (;;) {
      const rows = await this.claim(container, { now })
      if (!rows.length) return ended(container, report, onRun)
      count(report, rows)
      const failed = await work(rows)
      report.failed += failed
      report.done += rows.length - failed
    }
  }

  /**
   * Claims rows of tenants that have had no turn in the current round; when they have none, the next round begins.
   * Without rounds, a queue that works on one row at a time would end a tenant's backlog before a newer row of another.
   * @param served tenants that have had their turn in the current round; changed
   */
  private async claimNext(
    container: Container,
    limit: number,
    busy: readonly string[],
    served: Set<string>,
    now: Date | undefined
  ) {
    let rows = await this.claim(container, { limit, busy: [...busy, ...served], now })
    if (!rows.length && [...served].some((it) => !busy.includes(it))) {
      served.clear()
      rows = await this.claim(container, { limit, busy, now })
    }
    for (const row of rows) served.add(row.tenantId)
    return rows
  }

  private begin(
    container: Container,
    row: Claimed<Key>,
    attempt: (row: Claimed<Key>) => Promise<unknown>,
    report: RunReport,
    { onFailure = this.logFailure(container) }: RunOptions<Key>
  ): void {
    const running = attempt(row)
      .then(
        () => {
          report.done++
        },
        async (error: unknown) => {
          report.failed++
          onFailure(row, error)
          // If this fails too, the row counts until its lease ends.
          await this.release(container, row).catch(() => undefined)
        }
      )
      .finally(() => this.underWay.delete(running))
    this.underWay.set(running, row.tenantId)
  }

  private logFailure(container: Container) {
    return (row: Claimed<Key>, error: unknown): void => {
      const cause = error instanceof Error ? error : new Error(String(error))
      const ids = (Object.keys(this.definition.key) as Key[]).map((name) => row[name]).join(" ")
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`Queue ${this.definition.name}: ${ids} failed and stays due`, cause)
    }
  }
}

const emptyReport = ({ name }: QueueDefinition<string>): RunReport => ({
  queue: name,
  claimed: 0,
  done: 0,
  failed: 0,
  oldestDueSeconds: 0,
})

function count(report: RunReport, rows: readonly { overdueSeconds: number }[]): void {
  report.claimed += rows.length
  report.oldestDueSeconds = Math.max(report.oldestDueSeconds, ...rows.map((it) => it.overdueSeconds))
}

function ended(container: Container, report: RunReport, onRun?: (report: RunReport) => void): RunReport {
  if (onRun) onRun(report)
  else if (report.failed > 0) {
    const { queue, claimed, failed, oldestDueSeconds } = report
    const oldest = `the oldest had been due for ${String(Math.round(oldestDueSeconds))} s`
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`Queue ${queue}: ${String(failed)} of ${String(claimed)} rows failed; ${oldest}`)
  }
  return report
}
