import { LRUCache } from "lru-cache"

/** A public answer that a page was made from. */
interface Source {
  path: string
  /** Which of its versions; the value itself would stay in memory for as long as the page. */
  version: number
}

interface Page {
  /** As bytes: half the memory of its text, and nothing to encode for the next visitor. */
  html: Buffer
  /** Its links name the origin, port and all. */
  origin: string
  /** The nonce it was rendered with, and where it stands; every visitor gets another one. */
  nonce: string
  noncesAt: number[]
  sources: Source[]
  madeAt: number
}

const maxBytes = 32 * 1024 * 1024
const maxPageBytes = 300_000
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

/** What a page takes of memory, its key included. */
const bytesOf = ({ html, sources }: Page, key: string): number =>
  html.length + 2 * key.length + sources.reduce((sum, it) => sum + 2 * it.path.length + 100, 500)

/**
 * Whole pages for visitors without a session. A page is nothing but its address and the public answers it was
 * made from; it stands for as long as each of those is still the same version, which the caller finds out by
 * asking for them again (by ETag). So a page is never older than its data. Keys hold the host's name without its port,
 * which anybody may make up: a page for another port replaces the one before.
 */
export function pageCache() {
  const pages = new LRUCache<string, Page>({
    maxSize: maxBytes,
    maxEntrySize: maxPageBytes,
    sizeCalculation: bytesOf,
  })
  return {
    keep(key: string, origin: string, html: Buffer, nonce: string, sources: Source[]): void {
      pages.set(key, { html, origin, nonce, noncesAt: placesOf(nonce, html), sources, madeAt: Date.now() })
    },
    /** The page with a new nonce, as long as the one before, if `current` still gives every answer that it was made from. */
    async find(
      key: string,
      origin: string,
      nonce: string,
      current: (path: string) => Promise<number | undefined>
    ): Promise<Buffer | null> {
      const page = pages.get(key)
      if (page?.nonce.length !== nonce.length || page.origin !== origin) return null
      const same = await Promise.all(page.sources.map(async (it) => (await current(it.path)) === it.version))
      if (same.includes(false) || Date.now() - page.madeAt > longestMs) {
        pages.delete(key)
        return null
      }
      return withNonce(page, nonce)
    },
  }
}
