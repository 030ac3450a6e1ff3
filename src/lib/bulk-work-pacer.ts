import { setTimeout as sleep } from "node:timers/promises"

/** Time constant of the record of other tenants' requests, in ms. */
const memoryMs = 2_000
/**
 * Seconds of pause per second of bulk work while other tenants send requests. Bulk work then meets one in forty of
 * their requests, so that their 95th percentile stays unchanged, although busy tenants meet some of it too.
 */
const pauseForEach = 39
/** Share of time below which other tenants' requests cause no pause. */
const negligible = 0.02
/** Share of time from which the pause is full length. */
const busy = 0.1
/** A piece of up to this many ms is no heavier than one or two ordinary requests. */
const lightMs = 100
/** Maximum pause after a piece, in ms. A longer one would make clients give up their connections. */
const longestPauseMs = 25_000
/**
 * Maximum pieces of a tenant that run or wait. More would make clients give up their connections, and the bodies take
 * memory.
 */
const maxPieces = 4

/** A duration that decays: after `memoryMs`, a little more than a third of it is left. */
class Fading {
  private ms = 0
  private at = 0

  read(now: number): number {
    this.ms *= Math.exp((this.at - now) / memoryMs)
    this.at = now
    return this.ms
  }

  add(ms: number, now: number): void {
    this.ms = this.read(now) + ms
  }
}

interface Line {
  /** When the tenant's next piece may start. */
  from: number
  /** Settles with the newest piece. */
  last: Promise<unknown>
  /** Pieces running or waiting. */
  pieces: number
  quick: Fading
}

/**
 * Spaces out the pieces of bulk work, such as a large file's batches, by how busy a process is with other tenants'
 * requests. Without other requests the pieces follow each other at once. With constant other requests, the bulk work of
 * all tenants together takes a fortieth of the time. Ids come from the registry, so there are at most as many queues as
 * tenants.
 */
export class BulkWorkPacer {
  private readonly lines = new Map<string, Line>()
  private readonly quick = new Fading()

  /** @param now clock in milliseconds */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly pause: (ms: number) => Promise<unknown> = (ms) => sleep(ms)
  ) {}

  private lineOf(tenantId: string): Line {
    const known = this.lines.get(tenantId)
    if (known) return known
    const line: Line = { from: 0, last: Promise.resolve(), pieces: 0, quick: new Fading() }
    this.lines.set(tenantId, line)
    return line
  }

  /** Runs an ordinary request and records its duration. */
  async runOrdinary<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    const from = this.now()
    try {
      return await work()
    } finally {
      const to = this.now()
      // A request that hung for long, for example at a gateway, didn't use the process.
      const took = Math.min(to - from, memoryMs)
      this.quick.add(took, to)
      this.lineOf(tenantId).quick.add(took, to)
    }
  }

  /** Runs one piece of bulk work when the tenant's pause is over; undefined if too many of its pieces wait. */
  runPaced<T>(tenantId: string, work: () => Promise<T>): Promise<T> | undefined {
    const line = this.lineOf(tenantId)
    if (line.pieces >= maxPieces) return undefined
    line.pieces++
    // Concurrent pieces would take twice as much of the process at a time.
    const before = this.othersShare(line) > 0 ? line.last : undefined
    const piece = this.piece(line, before, work)
    const leave = () => {
      line.pieces--
    }
    line.last = piece.then(leave, leave)
    return piece
  }

  private async piece<T>(
    line: Line,
    before: Promise<unknown> | undefined,
    work: () => Promise<T>
  ): Promise<T> {
    await before
    const wait = line.from - this.now()
    if (wait > 0) await this.pause(wait)
    const from = this.now()
    try {
      return await work()
    } finally {
      const to = this.now()
      const heavyMs = Math.max(0, to - from - lightMs)
      const pause = heavyMs * pauseForEach * this.othersShare(line) * this.busyTenants(line, to)
      line.from = Math.min(Math.max(line.from, to) + pause, to + longestPauseMs)
    }
  }

  /** From 0 (no requests of other tenants) to 1 (frequent ones). */
  private othersShare({ quick }: Line): number {
    const now = this.now()
    const share = (this.quick.read(now) - quick.read(now)) / memoryMs
    return share < negligible ? 0 : Math.min(1, share / busy)
  }

  /** Number of tenants with recent bulk work, including the one whose piece has just ended. */
  private busyTenants(own: Line, now: number): number {
    let others = 0
    for (const line of this.lines.values()) if (line !== own && line.from > now) others++
    return 1 + others
  }
}
