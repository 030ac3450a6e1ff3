import { setTimeout as sleep } from "node:timers/promises"
import { FairQueue } from "./fair-queue"
import { Slowdown } from "./slowdown"

/** Slowdown of other tenants' requests above which bulk work pauses for longer, and below which for less. */
const tolerated = { most: 1.05, least: 1.02 }
/** Seconds of pause per second of bulk work. At 19 it meets one in twenty requests, which leaves their 95th percentile. */
const pause = { least: 0.25, most: 19, first: 1 }
/** How often the pause is adjusted, in ms, and by which factors. */
const adjusted = { everyMs: 500, up: 1.25, down: 0.85 }
/** Time after a request in which its tenant counts as active, in ms. */
const activeMs = 2_000
/** Maximum pause after a piece, in ms. */
const longestPauseMs = 1_000
/** Time after which one call no longer pauses, in ms, so that it ends before its client gives up. */
const maxPausedMs = 60_000
/** Maximum calls of one tenant at a time: their bodies take memory. */
const maxCalls = 4
/** Pieces at a time while no other tenant is active: one computes while the database writes the other. */
const lanes = 2
/** Rows of a piece while other tenants are active, and otherwise. */
const rowsOfPiece = { busy: 50, quiet: 500 }

/** The latest time for each of the two tenants that had one last. */
class Latest {
  private newest = { tenantId: "", at: -Infinity }
  private second = { tenantId: "", at: -Infinity }

  note(tenantId: string, at: number): void {
    if (tenantId !== this.newest.tenantId) this.second = this.newest
    this.newest = { tenantId, at }
  }

  /** The latest time of any tenant but this one. */
  exceptOf = (tenantId: string): number =>
    this.newest.tenantId === tenantId ? this.second.at : this.newest.at

  get any(): number {
    return this.newest.at
  }
}

/** Stands for the tenants whose requests other servers process. */
const elsewhere = "elsewhere"

interface Turn {
  /** When the call's pauses end. */
  until: number
  /** Number of connections on which PostgreSQL runs a statement for any server, this one included. */
  activeInDatabase: () => Promise<number>
}

/** One call that consists of bulk work. */
export interface BulkCall {
  /** Number of rows of the next piece. */
  rows: () => number
  /** Runs one piece when it is the tenant's turn, and pauses after it. */
  run: <T>(piece: () => Promise<T>) => Promise<T>
}

/**
 * Paces bulk work, such as the rows of a large file, by the measured delay of other tenants' requests. Without such
 * requests, here or on other servers, pieces follow each other at once. Otherwise one small piece runs at a time, the
 * importing tenants in turn, and the pause after it grows until the others' requests take hardly longer than without
 * bulk work. Ids come from the registry.
 */
export class BulkWorkPacer {
  private readonly slowdown = new Slowdown()
  private readonly requests = new Latest()
  private readonly pieces = new Latest()
  /** Tenant of each running piece. */
  private readonly running = new Map<symbol, string>()
  private readonly waiting = new FairQueue<() => void>()
  private readonly calls = new Map<string, number>()
  /** Lanes with a running piece or a pause. */
  private taken = 0
  private factor = pause.first
  private adjustedAt = -Infinity

  /** @param now clock in milliseconds */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly pauseFor: (ms: number) => Promise<unknown> = (ms) => sleep(ms)
  ) {}

  /** Runs an ordinary request and records its duration. @param kind requests that usually take equally long */
  async runOrdinary<T>(tenantId: string, kind: string, work: () => Promise<T>): Promise<T> {
    const from = this.now()
    this.requests.note(tenantId, from)
    const isBeside = this.running.size > 0
    try {
      return await work()
    } finally {
      const to = this.now()
      this.requests.note(tenantId, to)
      const isAlone = !isBeside && this.running.size === 0 && this.pieces.any < from
      const isBesideOthers =
        this.pieces.exceptOf(tenantId) >= from || [...this.running.values()].some((it) => it !== tenantId)
      // A tenant's own import may slow its own requests.
      if (isAlone || isBesideOthers) this.slowdown.add(kind, to - from, isAlone, to)
    }
  }

  /** Runs a call that consists of bulk work; undefined if too many of the tenant's run. */
  runBulk<T>(
    tenantId: string,
    activeInDatabase: Turn["activeInDatabase"],
    call: (bulk: BulkCall) => Promise<T>
  ): Promise<T> | undefined {
    const open = this.calls.get(tenantId) ?? 0
    if (open >= maxCalls) return undefined
    this.calls.set(tenantId, open + 1)
    const turn: Turn = { until: this.now() + maxPausedMs, activeInDatabase }
    const bulk: BulkCall = {
      rows: () => (this.isBusy(tenantId) ? rowsOfPiece.busy : rowsOfPiece.quiet),
      run: (piece) => this.runPiece(tenantId, turn, piece),
    }
    return call(bulk).finally(() => {
      const left = (this.calls.get(tenantId) ?? 1) - 1
      if (left > 0) this.calls.set(tenantId, left)
      else this.calls.delete(tenantId)
    })
  }

  private async runPiece<T>(
    tenantId: string,
    { until, activeInDatabase }: Turn,
    piece: () => Promise<T>
  ): Promise<T> {
    await new Promise<void>((begin) => {
      this.waiting.push(tenantId, begin)
      this.startNext()
    })
    const place = Symbol(tenantId)
    this.running.set(place, tenantId)
    const from = this.now()
    try {
      await this.adjust(activeInDatabase)
      return await piece()
    } finally {
      const to = this.now()
      this.pieces.note(tenantId, to)
      this.running.delete(place)
      const ms = this.isBusy(tenantId) && to < until ? Math.min(longestPauseMs, (to - from) * this.factor) : 0
      // The pause keeps the lane, and the caller needn't wait for it.
      void (ms > 0 ? this.pauseFor(ms) : Promise.resolve()).then(() => {
        this.taken--
        this.startNext()
      })
    }
  }

  private startNext(): void {
    const isBusy = [...this.calls.keys()].some((tenantId) => this.isBusy(tenantId))
    if (this.taken >= (isBusy ? 1 : lanes)) return
    const begin = this.waiting.shift()
    if (!begin) return
    this.taken++
    begin()
  }

  private isBusy(tenantId: string): boolean {
    return this.requests.exceptOf(tenantId) > this.now() - activeMs
  }

  /** Adjusts the pause to the slowdown, and looks for requests that other servers process. */
  private async adjust(activeInDatabase: () => Promise<number>): Promise<void> {
    const now = this.now()
    if (now - this.adjustedAt < adjusted.everyMs) return
    this.adjustedAt = now
    const slowdown = this.slowdown.read(now)
    if (slowdown > tolerated.most) this.factor = Math.min(pause.most, this.factor * adjusted.up)
    if (slowdown < tolerated.least) this.factor = Math.max(pause.least, this.factor * adjusted.down)
    const active = await activeInDatabase()
    if (active >= this.running.size) this.requests.note(elsewhere, this.now())
  }
}
