import type { IncomingMessage, ServerResponse } from "node:http"
import { namesSession } from "./allowlists"
import type { Handler } from "./in-order"
import { cacheKeyOf } from "./known-hosts"
import { refuse, tooMany } from "./refusal"

/**
 * Response header in which the Medusa server reports its rate limit for the host's tenant: the milliseconds from the
 * start of the request until the next request is allowed, then the milliseconds per further request, e.g. `150 50`.
 */
export const capacityInHeader = "x-ratna-capacity-in"

/**
 * Requests that count towards a tenant's rate limit. Platform endpoints and endpoints common to all tenants don't
 * count.
 */
export const counted = /^\/api\/(?!(?:superadmin|domains|health|docs)(?:[/?]|$)|openapi\.json)/

/**
 * Kind of the sender of a request. Each is counted separately: `named`, with a session or an API key that a Medusa server
 * has recognized; `unproven`, with one that it hasn't yet, which may be invented; `visitors`, without either.
 */
export function senderOf({ edge, headers }: IncomingMessage): "named" | "unproven" | "visitors" {
  if (!namesSession(headers.cookie) && headers.authorization === undefined) return "visitors"
  return edge?.isKnown ? "named" : "unproven"
}

/** Rate limit key of a request to a host. */
export const lineOf = (req: IncomingMessage, host: string): string => `${host} ${senderOf(req)}`

/** Key of the limit that the Medusa server reports: all invented hosts have one. */
const reportedLineOf = (req: IncomingMessage): string => lineOf(req, cacheKeyOf(req.edge?.hostname ?? ""))

/**
 * Delay of a refusal in ms, and the minimum Retry-After. It keeps clients that retry over the same connections from
 * doing so at full speed and taking capacity from others.
 */
const heldMs = 1_000
/** Maximum number of delayed refusals. More would only cost memory. */
const maxDelayed = 1_000

/** Time without requests, in ms, after which a key has its full capacity again. */
const fullAfterMs = 1_000

interface Line {
  /** When the next request is allowed. */
  from: number
  /** Milliseconds per further request. */
  each: number
}

/**
 * Refuses requests of tenants over their rate limit until capacity is available, at a tenth of the cost of a refusal by
 * the Medusa server.
 */
export class EdgeRateLimiter {
  // Contains only hosts of tenants, with at most three keys per host.
  private readonly lines = new Map<string, Line>()
  private readonly requestedAt = new WeakMap<IncomingMessage, number>()
  private held = 0

  /** @param now current time in milliseconds */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly later: (work: () => void, ms: number) => unknown = setTimeout
  ) {}

  /** Records the capacity header of a response, refused or not, and removes it, so that no client receives it. */
  note(req: IncomingMessage, response: IncomingMessage): void {
    const capacity = response.headers[capacityInHeader]
    Reflect.deleteProperty(response.headers, capacityInHeader)
    if (typeof capacity !== "string") return
    const [wait = 0, each = 0] = capacity.split(" ").map(Number)
    const line = reportedLineOf(req)
    // Responses arrive in any order: an earlier request's value must not override a later one's.
    const from = Math.max((this.requestedAt.get(req) ?? this.now()) + wait, this.lines.get(line)?.from ?? 0)
    this.lines.set(line, { from, each })
  }

  /** Middleware that refuses requests that the Medusa server would refuse. */
  handler(): Handler {
    return (req, res, next) => {
      const left = counted.test(req.url ?? "") ? this.countAgainstLimits(req) : 0
      if (left <= 0) {
        next()
        return
      }
      this.refuse(req, res, left)
    }
  }

  /**
   * Refuses a request after a second.
   * @param waitMs milliseconds until capacity is available
   */
  refuse({ url = "" }: IncomingMessage, res: ServerResponse, waitMs: number): void {
    res.setHeader("Retry-After", Math.ceil(waitMs / 1000))
    this.hold(() => refuse(url, res, tooMany))
  }

  /**
   * Counts a request as the Medusa server does, so that excess requests are refused here.
   * @returns milliseconds to wait, or 0
   */
  private countAgainstLimits(req: IncomingMessage): number {
    const now = this.now()
    const name = reportedLineOf(req)
    const line = this.lines.get(name)
    this.requestedAt.set(req, now)
    if (line === undefined) return 0
    if (line.from > now) return line.from - now
    if (line.from < now - fullAfterMs) this.lines.delete(name)
    else line.from += line.each
    return 0
  }

  private hold(response: () => void): void {
    if (this.held >= maxDelayed) {
      response()
      return
    }
    this.held++
    this.later(() => {
      this.held--
      response()
    }, heldMs)
  }
}
