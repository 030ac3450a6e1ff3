import { LRU } from "./lru"

/** A public answer that a page was made from. */
interface Source {
  path: string
  value: unknown
}

interface Page {
  html: string
  /** The nonce it was rendered with; every visitor gets another one. */
  nonce: string
  sources: Source[]
  madeAt: number
}

const mostPages = 200
const mostLength = 300_000
/** Nothing in a page depends on time but the year at its foot. */
const longestMs = 3_600_000

/**
 * Whole pages for visitors without a session. A page is nothing but its address and the public answers it was
 * made from; it stands for as long as each of those is still the same object, which the caller finds out by
 * asking for them again (by ETag). So a page is never older than its data.
 */
export function pageCache() {
  const pages = new LRU<Page>(mostPages)
  return {
    keep(key: string, html: string, nonce: string, sources: Source[]): void {
      if (html.length <= mostLength) pages.set(key, { html, nonce, sources, madeAt: Date.now() })
    },
    /** The page with a new nonce, if `current` still gives every answer that it was made from. */
    async find(
      key: string,
      nonce: string,
      current: (path: string) => Promise<unknown>
    ): Promise<string | null> {
      const page = pages.get(key)
      if (!page) return null
      const same = await Promise.all(page.sources.map(async (it) => (await current(it.path)) === it.value))
      if (same.includes(false) || Date.now() - page.madeAt > longestMs) {
        pages.delete(key)
        return null
      }
      return page.html.replaceAll(page.nonce, nonce)
    },
  }
}
