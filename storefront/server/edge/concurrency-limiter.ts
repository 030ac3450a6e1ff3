import type { IncomingMessage } from "node:http"
import type { RequestHandler } from "express"
import { networkOf } from "./network-of"
import { refuse, tooMany } from "./refusal"

interface Line {
  running: number
  waiting: (() => void)[]
}

export interface Place {
  /** Resolves when the work may begin. */
  ready: Promise<void>
  /** Gives the place back, or leaves the queue. Call it once. */
  leave: () => void
}

/** Lets only so many pieces of work of one key run at a time; others wait in that key's own queue. */
export class ConcurrencyLimiter {
  /** None without work: there are at most as many as open requests. */
  private readonly lines = new Map<string, Line>()

  constructor(private readonly limits: { atOnce: number; waiting: number }) {}

  /** Undefined where too many of the key's wait already. */
  enter(key: string): Place | undefined {
    const line = this.lines.get(key) ?? { running: 0, waiting: [] }
    if (line.running < this.limits.atOnce) {
      line.running++
      this.lines.set(key, line)
      return { ready: Promise.resolve(), leave: () => this.next(key, line) }
    }
    if (line.waiting.length >= this.limits.waiting) return undefined
    let begin: () => void = () => undefined
    const ready = new Promise<void>((resolve) => (begin = resolve))
    line.waiting.push(begin)
    const leave = () => {
      const at = line.waiting.indexOf(begin)
      if (at < 0) this.next(key, line)
      else line.waiting.splice(at, 1)
    }
    return { ready, leave }
  }

  private next(key: string, line: Line): void {
    const begin = line.waiting.shift()
    if (begin) begin()
    else if (--line.running === 0) this.lines.delete(key)
  }
}

/** A request that sends something may take long to arrive: the Medusa server limits those once they are there. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/** Processes only so many requests of one client address at a time, whatever tenant they are for. */
export function limitClients(limiter: ConcurrencyLimiter): RequestHandler {
  return (req, res, next) => {
    if (hasBody(req)) {
      next()
      return
    }
    const place = limiter.enter(networkOf(req.edge?.address ?? ""))
    if (!place) {
      res.setHeader("Retry-After", 1)
      refuse(req.url, res, tooMany)
      return
    }
    res.once("close", place.leave)
    void place.ready.then(() => {
      if (!res.closed) next()
    })
  }
}
