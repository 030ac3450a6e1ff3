import { LRUCache } from "lru-cache"
import { countReady } from "@telemetry/metrics"
import { knownRegistryHeader, stampHeader } from "@contract/rules/stamp"
import type { Reply, Call } from "../medusa-client"
import { type Current, isCurrent, type VersionBoard } from "./version-board"

export interface Fetched {
  value: unknown
  total: number | null
}

/** A cached response, shared by all visitors. */
export interface Shared extends Fetched {
  /** Unique for every value that was ever read. */
  version: number
  /** The stamp under which it was last read or revalidated. */
  stamp: string | undefined
}

interface Entry extends Shared {
  etag: string | undefined
  /** Response text, kept for comparison when there is no ETag. */
  text: string | undefined
  bytes: number
}

interface Running {
  sentAt: number
  result: Promise<Shared | Reply>
}

const maxBytes = 32 * 1024 * 1024
const maxEntryBytes = 4 * 1024 * 1024
/** Approximate memory use of parsed JSON, in bytes per character. */
const bytesPerCharacter = 3
const overheadBytes = 500

/** Branding and texts: the last response is served while the Medusa server is unreachable. */
const outlivesFault = /^\/api\/(branding|content)$/

export const totalOf = (response: Reply): number | null => {
  const header = response.headers["x-total-count"]
  return typeof header === "string" && header !== "" ? Number(header) : null
}

export const isResponse = (it: Shared | Reply): it is Reply => "body" in it

const headerOf = (response: Reply, name: string): string | undefined => {
  const value = response.headers[name]
  return typeof value === "string" ? value : undefined
}

/**
 * Requests `path` on `hostname`. A cached response is returned without revalidation while its stamp is current.
 * @param checkedSince the stamp must have been checked at this time or later; by default within the board's lease
 */
export type PublicGet = (
  hostname: string,
  path: string,
  headers: Record<string, string>,
  checkedSince?: number
) => Promise<Shared | Reply>

/**
 * Cache of responses that are the same for every visitor of one host. Responses are stored parsed with the stamp under
 * which they were read. When the stamp is no longer current, they are revalidated by ETag; an unchanged response is
 * returned as the same object. The host name is part of every key, so that nothing crosses tenants. The port is not: it
 * doesn't affect the response, and clients can choose it freely.
 */
export function publicCache(call: Call, board: VersionBoard): PublicGet {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: (it, key) => it.bytes + 2 * key.length,
  })
  let version = 0
  /** Requests in flight by key: concurrent callers share one request. */
  const pending = new Map<string, Running>()

  async function ask(
    key: string,
    hostname: string,
    path: string,
    headers: Record<string, string>
  ): Promise<Shared | Reply> {
    const known = entries.get(key)
    const response = await call(
      "GET",
      path,
      known?.etag ? { ...headers, "if-none-match": known.etag } : headers
    )
    const stamp = headerOf(response, stampHeader)
    if (stamp !== undefined) board.note(hostname, stamp)
    if (known && (response.status === 304 || (response.status === 200 && response.body === known.text))) {
      known.stamp = stamp
      return known
    }
    if (response.status !== 200) {
      entries.delete(key)
      return response
    }
    const etag = headerOf(response, "etag")
    const entry: Entry = {
      value: JSON.parse(response.body),
      total: totalOf(response),
      version: ++version,
      bytes: bytesPerCharacter * response.body.length + overheadBytes,
      etag,
      text: etag ? undefined : response.body,
      stamp,
    }
    entries.set(key, entry)
    return entry
  }

  function start(
    key: string,
    hostname: string,
    path: string,
    headers: Record<string, string>,
    current: Current | undefined
  ): Promise<Shared | Reply> {
    countReady("data", "miss")
    const running: Running = {
      sentAt: board.now(),
      result: ask(key, hostname, path, { ...headers, [knownRegistryHeader]: current?.registry ?? "" })
        .catch((error: unknown) => {
          const known = entries.get(key)
          if (known && outlivesFault.test(path)) return known
          throw error
        })
        .finally(() => {
          if (pending.get(key) === running) pending.delete(key)
        }),
    }
    pending.set(key, running)
    return running.result
  }

  return async (hostname, path, headers, checkedSince) => {
    const key = `${hostname} ${path}`
    const beganAt = board.now()
    for (;;) {
      const current = await board.current(hostname, checkedSince)
      const known = entries.get(key)
      if (known && isCurrent(known.stamp, current)) {
        countReady("data", "hit")
        return known
      }
      const running = pending.get(key)
      // A visitor who has just changed something shares no request: it may be sent for an older version.
      if (!running || checkedSince !== undefined) return start(key, hostname, path, headers, current)
      const found = await running.result
      if (running.sentAt >= beganAt) return found
      // The response may have been read before this request began. Its stamp decides.
    }
  }
}
