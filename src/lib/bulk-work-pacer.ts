import { setTimeout as sleep } from "node:timers/promises"

/** Others' calls of about so long ago count, in ms. */
const memoryMs = 2_000
/**
 * What long work pauses for each second that it took while others call: it meets one in forty of their calls then, so that
 * what 95 in 100 of them take stays what it was, although others who call much meet some of them too.
 */
const pauseForEach = 39
/** A call now and then is no reason to wait, … */
const negligible = 0.02
/** … and where calls are under way in such a part of the time, it is their number that counts. */
const busy = 0.1
/** A piece of so many ms is no heavier than a quick call or two. */
const lightMs = 100
/** No piece waits longer after the one before it, in ms, … */
const longestPauseMs = 25_000
/** … and so many of a tenant wait at most: connections would be given up, and their bodies take memory. */
const mostInLine = 4

/** Time that fades: after `memoryMs`, a little more than a third of it is left. */
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
  /** When its next piece may begin. */
  from: number
  /** Ends with the piece that came last. */
  last: Promise<unknown>
  /** Pieces under way or waiting. */
  pieces: number
  quick: Fading
}

/**
 * Spaces out the pieces of long work, such as a large file's batches, by how busy a process is with other tenants' quick
 * calls: where nobody else calls, they follow one another at once; where others call all the time, the work of all
 * tenants together takes a fortieth of it. Ids come from the registry, so that there are as many lines as tenants.
 */
export class BulkWorkPacer {
  private readonly lines = new Map<string, Line>()
  private readonly quick = new Fading()

  /** @param now milliseconds */
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

  /** Does a quick call's work, and takes down how long it took. */
  async quickly<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    const from = this.now()
    try {
      return await work()
    } finally {
      const to = this.now()
      // One that hung for long, at a gateway perhaps, kept nobody from working.
      const took = Math.min(to - from, memoryMs)
      this.quick.add(took, to)
      this.lineOf(tenantId).quick.add(took, to)
    }
  }

  /** Does one piece of long work once it is the tenant's turn again; undefined where too many of its pieces wait. */
  inTurn<T>(tenantId: string, work: () => Promise<T>): Promise<T> | undefined {
    const line = this.lineOf(tenantId)
    if (line.pieces >= mostInLine) return undefined
    line.pieces++
    // Side by side they would take twice as much of the process at a time.
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
      const pause = heavyMs * pauseForEach * this.othersShare(line) * this.tenantsInLine(line, to)
      line.from = Math.min(Math.max(line.from, to) + pause, to + longestPauseMs)
    }
  }

  /** 0 where nobody else calls, 1 where others call often. */
  private othersShare({ quick }: Line): number {
    const now = this.now()
    const share = (this.quick.read(now) - quick.read(now)) / memoryMs
    return share < negligible ? 0 : Math.min(1, share / busy)
  }

  /** Tenants with long work of late, the one whose piece has just ended too. */
  private tenantsInLine(own: Line, now: number): number {
    let others = 0
    for (const line of this.lines.values()) if (line !== own && line.from > now) others++
    return 1 + others
  }
}
