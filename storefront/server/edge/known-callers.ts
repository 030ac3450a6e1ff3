import type { IncomingHttpHeaders } from "node:http"
import { LRUCache } from "lru-cache"
import { sessionIn } from "./allowlists"

/** A session token or a key with its host has at most about 500 characters. */
const maxCallers = 20_000
const maxAgeMs = 10 * 60_000

type Headers = Pick<IncomingHttpHeaders, "cookie" | "authorization">

/** Returns the request's API key or session token: the server checks the key first. */
const credentialIn = ({ cookie, authorization }: Headers): string | undefined =>
  authorization ?? sessionIn(cookie)

/**
 * Sessions and API keys that a Medusa server has recently recognized on a host. Only these count as signed in for rate
 * limits: anybody can invent a token.
 */
export class KnownCallers {
  private readonly callers = new LRUCache<string, true>({ max: maxCallers, ttl: maxAgeMs })

  has(hostname: string, headers: Headers): boolean {
    const credential = credentialIn(headers)
    return credential !== undefined && this.callers.has(`${hostname} ${credential}`)
  }

  /** Stores whether the Medusa server has recognized the session or key of a request. */
  note(hostname: string, headers: Headers, isRecognized: boolean): void {
    const credential = credentialIn(headers)
    if (credential === undefined) return
    if (isRecognized) this.callers.set(`${hostname} ${credential}`, true)
    else this.callers.delete(`${hostname} ${credential}`)
  }
}
