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

/** Hosts that called too often: refused here until there is room again, at a tenth of what it costs further in. */
export class TurnedAway {
  // A refusal comes for a tenant's host only: there are at most twice as many as hosts of tenants.
  private readonly until = new Map<string, number>()

  /** @param now milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Takes down what an answer says, and out of it: nobody else is to read that. */
  note(req: IncomingMessage, answer: IncomingMessage): void {
    const ms = Number(answer.headers[roomIn])
    Reflect.deleteProperty(answer.headers, roomIn)
    if (ms > 0) this.until.set(lineOf(req), this.now() + ms)
  }

  /** Answers whoever would be refused anyway. */
  handler(): RequestHandler {
    return (req, res: ServerResponse, next) => {
      const line = lineOf(req)
      const until = this.until.get(line)
      const left = until === undefined ? 0 : until - this.now()
      if (until !== undefined && left <= 0) this.until.delete(line)
      if (left <= 0 || !counted.test(req.url)) {
        next()
        return
      }
      res.setHeader("Retry-After", Math.ceil(left / 1000))
      refuse(req.url, res, tooMany)
    }
  }
}
