import type { Answer, Call } from "./medusa-client"

interface Entry {
  etag: string | undefined
  total: number | null
  value: unknown
  checkedAt: number
}

export interface Fetched {
  value: unknown
  total: number | null
}

const most = 1000

export const totalOf = (answer: Answer): number | null => {
  const header = answer.headers["x-total-count"]
  return typeof header === "string" && header !== "" ? Number(header) : null
}

/**
 * Answers that are the same for every visitor of one host, kept parsed. Each is asked for again with its
 * ETag once it is older than `maxAgeMs`, so that a change shows at once or within that time.
 * The host is part of every key: nothing crosses tenants.
 */
export function publicCache(call: Call) {
  const entries = new Map<string, Entry>()
  /** One question at a time for one thing, however many visitors wait for it. */
  const asked = new Map<string, Promise<Fetched | Answer>>()

  async function ask(key: string, path: string, headers: Record<string, string>): Promise<Fetched | Answer> {
    const known = entries.get(key)
    const answer = await call(
      "GET",
      path,
      known?.etag ? { ...headers, "if-none-match": known.etag } : headers
    )
    if (answer.status === 304 && known) {
      known.checkedAt = Date.now()
      return known
    }
    if (answer.status !== 200) {
      entries.delete(key)
      return answer
    }
    const etag = answer.headers["etag"]
    const entry: Entry = {
      etag: typeof etag === "string" ? etag : undefined,
      total: totalOf(answer),
      value: JSON.parse(answer.body),
      checkedAt: Date.now(),
    }
    entries.delete(key)
    entries.set(key, entry)
    const oldest = entries.size > most ? entries.keys().next().value : undefined
    if (oldest !== undefined) entries.delete(oldest)
    return entry
  }

  return async function get(
    host: string,
    path: string,
    headers: Record<string, string>,
    maxAgeMs: number
  ): Promise<Fetched | Answer> {
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
