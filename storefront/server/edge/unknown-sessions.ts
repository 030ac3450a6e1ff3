import { LRUCache } from "lru-cache"

/** A token and a host have some 300 characters at most. */
const maxTokens = 20_000
const maxAgeMs = 10 * 60_000

/**
 * Remembers session tokens that the Medusa server doesn't know on a host, so that whoever sends one again gets a visitor's
 * page without another look-up. A token that is unknown stays unknown: it is random, and made by the server.
 */
export class UnknownSessions {
  private readonly tokens = new LRUCache<string, true>({ max: maxTokens, ttl: maxAgeMs })

  has(hostname: string, token: string): boolean {
    return this.tokens.has(`${hostname} ${token}`)
  }

  add(hostname: string, token: string): void {
    this.tokens.set(`${hostname} ${token}`, true)
  }
}
