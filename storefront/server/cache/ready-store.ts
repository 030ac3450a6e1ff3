import type { OutgoingHttpHeaders } from "node:http"
import { LRUCache } from "lru-cache"

/** A public response as bytes, with the headers that every client receives. */
export interface ReadyResponse {
  /** The stamp under which it was read. */
  stamp: string
  /** Declared route, for metrics and log lines. */
  route: string | undefined
  headers: OutgoingHttpHeaders
  body: Buffer
}

const maxBytes = 64 * 1024 * 1024
/** One host's part, so that one tenant's many filters don't evict the others' responses. */
const maxHostBytes = maxBytes / 4
export const maxBodyBytes = 4 * 1024 * 1024
/** Memory of the keys that were requested once. */
const maxWantedBytes = 2 * 1024 * 1024
/** Approximate memory use of a response's headers and its place in the cache. */
const overheadBytes = 2_000

/** Responses by host and key, within a memory budget. The responses of the least recently visited host are evicted first. */
export class ReadyStore {
  private readonly hosts = new Map<string, LRUCache<string, ReadyResponse>>()
  private readonly wantedKeys = new LRUCache<string, true>({
    maxSize: maxWantedBytes,
    sizeCalculation: (_it, key) => 2 * key.length + 100,
  })
  private bytes = 0

  /** Memory use in bytes. */
  get size(): number {
    return this.bytes
  }

  /** Marks a key whose response may be kept. It is kept from the next request on. */
  want(hostname: string, key: string): void {
    this.wantedKeys.set(`${hostname} ${key}`, true)
  }

  isWanted(hostname: string, key: string): boolean {
    return this.hosts.get(hostname)?.has(key) === true || this.wantedKeys.has(`${hostname} ${key}`)
  }

  get(hostname: string, key: string): ReadyResponse | undefined {
    const own = this.hosts.get(hostname)
    if (own) this.touch(hostname, own)
    return own?.get(key)
  }

  keep(hostname: string, key: string, response: ReadyResponse): void {
    const own = this.hosts.get(hostname) ?? newHostCache()
    this.touch(hostname, own)
    this.change(hostname, own, () => own.set(key, response))
    while (this.bytes > maxBytes) {
      const [oldest] = this.hosts
      if (!oldest) return
      this.change(...oldest, () => oldest[1].pop())
    }
  }

  /** Moves a host to the end of the order in which hosts are evicted. */
  private touch(hostname: string, own: LRUCache<string, ReadyResponse>): void {
    this.hosts.delete(hostname)
    this.hosts.set(hostname, own)
  }

  private change(hostname: string, own: LRUCache<string, ReadyResponse>, work: () => unknown): void {
    const before = own.calculatedSize
    work()
    this.bytes += own.calculatedSize - before
    if (own.size === 0) this.hosts.delete(hostname)
  }
}

const newHostCache = (): LRUCache<string, ReadyResponse> =>
  new LRUCache({
    maxSize: maxHostBytes,
    maxEntrySize: maxBodyBytes + 100_000,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + overheadBytes,
  })
