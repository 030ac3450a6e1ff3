import { LRUCache } from "lru-cache"
import { countReady } from "@telemetry/metrics"
import { outlivesFault } from "./freshness"
import type { Answer, Call } from "../medusa-client"

export interface Fetched {
  value: unknown
  total: number | null
}

/** A cached response, shared by all visitors. */
export interface Shared extends Fetched {
  /** Unique for every value that was ever read. */
  version: number
}

interface Entry extends Shared {
  etag: string | undefined
  /** Response text, kept for comparison when there is no ETag. */
  text: string | undefined
  bytes: number
  checkedAt: number
}

const maxBytes = 32 * 1024 * 1024
const maxEntryBytes = 4 * 1024 * 1024
/** Approximate memory use of parsed JSON, in bytes per character. */
const bytesPerCharacter = 3
const overheadBytes = 500
/** Maximum number of hosts with an invalidation time; only hosts whose data was changed are recorded. */
const maxDoubted = 10_000

export const totalOf = (answer: Answer): number | null => {
  const header = answer.headers["x-total-count"]
  return typeof header === "string" && header !== "" ? Number(header) : null
}

export const isAnswer = (it: Shared | Answer): it is Answer => "body" in it

/** Requests `path` on `hostname`. A cached response younger than `maxAgeMs` is returned without revalidation. */
export type PublicGet = (
  hostname: string,
  path: string,
  headers: Record<string, string>,
  maxAgeMs: number
) => Promise<Shared | Answer>

interface PublicCache {
  get: PublicGet
  /**
   * Invalidates all responses of one host, or of every host, that were requested before now. Call it after a change.
   */
  doubt: (hostname?: string) => void
}

/**
 * Cache of responses that are the same for every visitor of one host. Responses are stored parsed and revalidated by
 * ETag; an unchanged response is returned as the same object. The host name is part of every key, so that nothing
 * crosses tenants. The port is not: it doesn't affect the response, and clients can choose it freely.
 */
export function publicCache(call: Call): PublicCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: (it, key) => it.bytes + 2 * key.length,
  })
  let version = 0
  let allDoubtedAt = 0
  const doubtedAt = new LRUCache<string, number>({ max: maxDoubted })
  /** Requests in flight by key: concurrent callers share one request. */
  const pending = new Map<string, Promise<Shared | Answer>>()

  async function ask(key: string, path: string, headers: Record<string, string>): Promise<Shared | Answer> {
    const known = entries.get(key)
    const requestedAt = performance.now()
    const answer = await call(
      "GET",
      path,
      known?.etag ? { ...headers, "if-none-match": known.etag } : headers
    )
    if (known && (answer.status === 304 || (answer.status === 200 && answer.body === known.text))) {
      known.checkedAt = requestedAt
      return known
    }
    if (answer.status !== 200) {
      entries.delete(key)
      return answer
    }
    const etag = typeof answer.headers["etag"] === "string" ? answer.headers["etag"] : undefined
    const entry: Entry = {
      value: JSON.parse(answer.body),
      total: totalOf(answer),
      version: ++version,
      bytes: bytesPerCharacter * answer.body.length + overheadBytes,
      etag,
      text: etag ? undefined : answer.body,
      checkedAt: requestedAt,
    }
    entries.set(key, entry)
    return entry
  }

  const get: PublicGet = async (hostname, path, headers, maxAgeMs) => {
    const key = `${hostname} ${path}`
    const known = entries.get(key)
    const doubted = Math.max(allDoubtedAt, doubtedAt.get(hostname) ?? 0)
    const isBelieved = known && known.checkedAt > doubted && performance.now() - known.checkedAt < maxAgeMs
    countReady("data", isBelieved ? "hit" : "miss")
    if (isBelieved) return known
    const running = pending.get(key)
    if (running) return running
    const question = ask(key, path, headers)
      .catch((error: unknown) => {
        if (known && outlivesFault(path)) return known
        throw error
      })
      .finally(() => {
        if (pending.get(key) === question) pending.delete(key)
      })
    pending.set(key, question)
    return question
  }
  return {
    get,
    doubt: (hostname) => {
      if (hostname === undefined) allDoubtedAt = performance.now()
      else doubtedAt.set(hostname, performance.now())
      // Requests in flight may have been read before the change.
      for (const key of pending.keys())
        if (hostname === undefined || key.startsWith(`${hostname} `)) pending.delete(key)
    },
  }
}
