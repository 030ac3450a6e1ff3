import type { IncomingMessage, ServerResponse } from "node:http"
import type { RequestHandler } from "express"
import { namesSession } from "./allowlists"
import { refuse, tooMany } from "./refusal"

/**
 * By it the Medusa server says in how many milliseconds from a call's beginning it has room for another of this host's
 * tenant, and then for one more in how many each: `150 50`.
 */
export const capacityInHeader = "x-ratna-capacity-in"

/** Calls that are counted for a tenant; the platform's own, and what all tenants have in common, are not. */
const counted = /^\/api\/(?!(?:superadmin|domains|health|docs)(?:[/?]|$)|openapi\.json)/

/** As the Medusa server counts: calls that bring a session or a key have a count of their own. */
export function lineOf({ edge, headers }: IncomingMessage): string {
  const isNamed = namesSession(headers.cookie) || headers.authorization !== undefined
  return `${edge?.hostname ?? ""} ${isNamed ? "named" : "visitors"}`
}

/**
 * A refusal waits so long, in ms: who goes on calling over the same connections can't do so at full speed, and takes less
 * from all others. Nobody is told to come back sooner.
 */
const heldMs = 1_000
/** So many wait at most: beyond, they would only cost memory. */
const mostHeld = 1_000

/** A line that has been left alone for so long, in ms, has all its room again. */
const fullAfterMs = 1_000

interface Line {
  /** When there is room for the next call. */
  from: number
  /** For one more in so many milliseconds. */
  each: number
}

/** Hosts that called too often: refused here until there is room again, at a tenth of what it costs further in. */
export class EdgeRateLimiter {
  // Said of a tenant's host only: there are at most twice as many as hosts of tenants.
  private readonly lines = new Map<string, Line>()
  private readonly askedAt = new WeakMap<IncomingMessage, number>()
  private held = 0

  /** @param now milliseconds */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly later: (work: () => void, ms: number) => unknown = setTimeout
  ) {}

  /** Takes down what an answer says, refused or not, and out of it: nobody else is to read that. */
  note(req: IncomingMessage, answer: IncomingMessage): void {
    const said = answer.headers[capacityInHeader]
    Reflect.deleteProperty(answer.headers, capacityInHeader)
    if (typeof said !== "string") return
    const [wait = 0, each = 0] = said.split(" ").map(Number)
    const line = lineOf(req)
    // Answers come in any order: what was said of an earlier call doesn't undo what was said of a later one.
    const from = Math.max((this.askedAt.get(req) ?? this.now()) + wait, this.lines.get(line)?.from ?? 0)
    this.lines.set(line, { from, each })
  }

  /** Answers whoever would be refused anyway. */
  handler(): RequestHandler {
    return (req, res: ServerResponse, next) => {
      const left = counted.test(req.url) ? this.countAgainstLimits(req) : 0
      if (left <= 0) {
        next()
        return
      }
      this.refuse(req, res, left)
    }
  }

  /** Refuses a request after a second. @param waitMs when there is room again */
  refuse({ url = "" }: IncomingMessage, res: ServerResponse, waitMs: number): void {
    res.setHeader("Retry-After", Math.ceil(waitMs / 1000))
    this.hold(() => refuse(url, res, tooMany))
  }

  /** Counts as the server behind does, so that a crowd doesn't go there to be refused. @returns ms to wait, or 0 */
  private countAgainstLimits(req: IncomingMessage): number {
    const now = this.now()
    const name = lineOf(req)
    const line = this.lines.get(name)
    this.askedAt.set(req, now)
    if (line === undefined) return 0
    if (line.from > now) return line.from - now
    if (line.from < now - fullAfterMs) this.lines.delete(name)
    else line.from += line.each
    return 0
  }

  private hold(answer: () => void): void {
    if (this.held >= mostHeld) {
      answer()
      return
    }
    this.held++
    this.later(() => {
      this.held--
      answer()
    }, heldMs)
  }
}
