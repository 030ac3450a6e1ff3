import type { IncomingMessage } from "node:http"
import type { RequestHandler } from "express"
import { networkOf } from "./network-of"
import { refuse, tooMany } from "./refusal"

interface Line {
  running: number
  waiting: (() => void)[]
}

export interface Place {
  /** Resolves when the work may start. */
  ready: Promise<void>
  /** Releases the slot or leaves the queue. Call it once. */
  leave: () => void
}

/** Limits how many tasks of one key run concurrently. Further tasks wait in a queue of that key. */
export class ConcurrencyLimiter {
  /** Contains only keys with work, so it never exceeds the number of open requests. */
  private readonly lines = new Map<string, Line>()

  constructor(private readonly limits: { atOnce: number; waiting: number }) {}

  /** Returns undefined when the key's queue is full. */
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

/**
 * Whether the request uploads a body. That may take long to arrive; the Medusa server limits such requests once they
 * have arrived. A GET is no upload, even with a body: it renders a page.
 */
const isUpload = ({ method = "", headers }: IncomingMessage): boolean =>
  !["GET", "HEAD"].includes(method) &&
  (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0)

/** Limits concurrent requests per client address, across all tenants. */
export function limitClients(limiter: ConcurrencyLimiter): RequestHandler {
  return (req, res, next) => {
    if (isUpload(req)) {
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
