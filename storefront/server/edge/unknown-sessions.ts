import { LRUCache } from "lru-cache"

/** A token with its host has at most about 300 characters. */
const maxTokens = 20_000
const maxAgeMs = 10 * 60_000

/**
 * Cache of session tokens that the Medusa server doesn't recognize on a host: repeated requests with such a token get
 * the visitors' page without another look-up. An unknown token stays unknown, because tokens are random and generated
 * by the server.
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
