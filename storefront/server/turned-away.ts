import type { IncomingMessage, ServerResponse } from "node:http"
import type { RequestHandler } from "express"
import { namesSession } from "./known"
import { refuse, type Refusal } from "./refusal"

/** By it the Medusa server says in how many milliseconds it has room again for a call of this host's tenant. */
export const roomIn = "x-ratna-room-in"

const tooMany: Refusal = {
  status: 429,
  code: "TOO_MANY_REQUESTS",
  error: "Too many requests. Please try again later.",
}

/** Calls that are counted for a tenant; the platform's own, and what all tenants have in common, are not. */
const counted = /^\/api\/(?!(?:superadmin|domains|health|docs)(?:[/?]|$)|openapi\.json)/

/** As the Medusa server counts: calls that bring a session or a key have a count of their own. */
function lineOf({ edge, headers }: IncomingMessage): string {
  const isNamed = namesSession(headers.cookie) || headers.authorization !== undefined
  return `${edge?.hostname ?? ""} ${isNamed ? "named" : "visitors"}`
}

/** So long one call that found room again is waited for, in ms, before another of its line may ask. */
const trialMs = 50

/**
 * A refusal waits so long, in ms: who goes on calling over the same connections can't do so at full speed, and takes less
 * from all others. Nobody is told to come back sooner.
 */
const heldMs = 250
/** So many wait at most: beyond, they would only cost memory. */
const mostHeld = 1_000

/** Hosts that called too often: refused here until there is room again, at a tenth of what it costs further in. */
export class TurnedAway {
  // A refusal comes for a tenant's host only: there are at most twice as many as hosts of tenants.
  private readonly until = new Map<string, number>()

  private held = 0

  /** @param now milliseconds */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly later: (work: () => void, ms: number) => unknown = setTimeout
  ) {}

  /** Takes down what an answer says, refused or not, and out of it: nobody else is to read that. */
  note(req: IncomingMessage, answer: IncomingMessage): void {
    const ms = Number(answer.headers[roomIn])
    Reflect.deleteProperty(answer.headers, roomIn)
    if (ms > 0) this.until.set(lineOf(req), this.now() + ms)
    else if (counted.test(req.url ?? "")) this.until.delete(lineOf(req))
  }

  /** Answers whoever would be refused anyway. */
  handler(): RequestHandler {
    return (req, res: ServerResponse, next) => {
      const line = lineOf(req)
      const until = this.until.get(line)
      if (until === undefined || !counted.test(req.url)) {
        next()
        return
      }
      const left = until - this.now()
      if (left <= 0) {
        // One asks; a crowd that came along with it would only be refused further in, where that costs more.
        this.until.set(line, this.now() + trialMs)
        next()
        return
      }
      res.setHeader("Retry-After", Math.ceil(left / 1000))
      this.hold(() => refuse(req.url, res, tooMany))
    }
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
