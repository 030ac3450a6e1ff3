import { LRU } from "./lru"
import type { Answer, Call } from "./medusa-client"

export interface Fetched {
  value: unknown
  total: number | null
}

interface Entry extends Fetched {
  etag: string | undefined
  /** Kept where there is no ETag to compare. */
  text: string | undefined
  checkedAt: number
}

const most = 1000

export const totalOf = (answer: Answer): number | null => {
  const header = answer.headers["x-total-count"]
  return typeof header === "string" && header !== "" ? Number(header) : null
}

export const isAnswer = (it: Fetched | Answer): it is Answer => "body" in it

/** Asks for `path` on `host`; an answer younger than `maxAgeMs` is believed unasked. */
export type PublicGet = (
  host: string,
  path: string,
  headers: Record<string, string>,
  maxAgeMs: number
) => Promise<Fetched | Answer>

/**
 * Answers that are the same for every visitor of one host, kept parsed and asked for again with their ETag.
 * What has not changed comes back as the very same object. The host is part of every key: nothing crosses
 * tenants.
 */
export function publicCache(call: Call): PublicGet {
  const entries = new LRU<Entry>(most)
  /** One question at a time for one thing, however many visitors wait for it. */
  const asked = new Map<string, Promise<Fetched | Answer>>()

  async function ask(key: string, path: string, headers: Record<string, string>): Promise<Fetched | Answer> {
    const known = entries.get(key)
    const answer = await call(
      "GET",
      path,
      known?.etag ? { ...headers, "if-none-match": known.etag } : headers
    )
    if (known && (answer.status === 304 || (answer.status === 200 && answer.body === known.text))) {
      known.checkedAt = Date.now()
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
      etag,
      text: etag ? undefined : answer.body,
      checkedAt: Date.now(),
    }
    entries.set(key, entry)
    return entry
  }

  return async (host, path, headers, maxAgeMs) => {
    const key = `${host} ${path}`
    const known = entries.get(key)
    if (known && Date.now() - known.checkedAt < maxAgeMs) return known
    const running = asked.get(key)
    if (running) return running
    const question = ask(key, path, headers).finally(() => asked.delete(key))
    asked.set(key, question)
    return question
  }
}
