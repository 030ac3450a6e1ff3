import { LRU } from "./lru"

/** A public answer that a page was made from. */
interface Source {
  path: string
  value: unknown
}

interface Page {
  /** As bytes: half the memory of its text, and nothing to encode for the next visitor. */
  html: Buffer
  /** The nonce it was rendered with, and where it stands; every visitor gets another one. */
  nonce: string
  noncesAt: number[]
  sources: Source[]
  madeAt: number
}

const mostPages = 200
const mostBytes = 300_000
/** Nothing in a page depends on time but the year at its foot. */
const longestMs = 3_600_000

function placesOf(nonce: string, html: Buffer): number[] {
  const places: number[] = []
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, at + nonce.length)) places.push(at)
  return places
}

function withNonce({ html, noncesAt }: Page, nonce: string): Buffer {
  const copy = Buffer.from(html)
  for (const at of noncesAt) copy.write(nonce, at, "latin1")
  return copy
}

/**
 * Whole pages for visitors without a session. A page is nothing but its address and the public answers it was
 * made from; it stands for as long as each of those is still the same object, which the caller finds out by
 * asking for them again (by ETag). So a page is never older than its data.
 */
export function pageCache() {
  const pages = new LRU<Page>(mostPages)
  return {
    keep(key: string, html: Buffer, nonce: string, sources: Source[]): void {
      if (html.length > mostBytes) return
      pages.set(key, { html, nonce, noncesAt: placesOf(nonce, html), sources, madeAt: Date.now() })
    },
    /** The page with a new nonce, as long as the one before, if `current` still gives every answer that it was made from. */
    async find(
      key: string,
      nonce: string,
      current: (path: string) => Promise<unknown>
    ): Promise<Buffer | null> {
      const page = pages.get(key)
      if (page?.nonce.length !== nonce.length) return null
      const same = await Promise.all(page.sources.map(async (it) => (await current(it.path)) === it.value))
      if (same.includes(false) || Date.now() - page.madeAt > longestMs) {
        pages.delete(key)
        return null
      }
      return withNonce(page, nonce)
    },
  }
}
