import { LRUCache } from "lru-cache"
import type { PageHtml } from "~/lib/page-html"
import { deflated } from "../render/gzip"

/** A public answer that a page was made from. */
interface Source {
  path: string
  /** Which of its versions; the value itself would stay in memory for as long as the page. */
  version: number
}

/** Deflated pieces of a page around its style; `null` where the visitor's nonce stands. */
export type Pieces = Record<keyof PageHtml, (Buffer | null)[]>

interface Page {
  /** As bytes: half the memory of its text, and nothing to encode for the next visitor. */
  html: PageHtml
  /** Once a visitor has taken it deflated. */
  pieces?: Pieces
  /** Its links name the origin, port and all. */
  origin: string
  /** The nonce it was rendered with; every visitor gets another one. */
  nonce: string
  sources: Source[]
  madeAt: number
}

export interface KeptPage {
  /** With the visitor's nonce. */
  html: PageHtml
  deflated: () => Promise<Pieces>
}

const maxBytes = 32 * 1024 * 1024
const maxPageBytes = 300_000
/** Nothing in a page depends on time but the year at its foot. */
const longestMs = 3_600_000
/** A kept page is deflated once. */
const bestLevel = 9

function placesOf(nonce: string, html: Buffer): number[] {
  const places: number[] = []
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, at + nonce.length)) places.push(at)
  return places
}

function withNonce(html: Buffer, old: string, nonce: string): Buffer {
  const copy = Buffer.from(html)
  for (const at of placesOf(old, html)) copy.write(nonce, at, "latin1")
  return copy
}

function piecesOf(html: Buffer, nonce: string): Promise<(Buffer | null)[]> {
  const ends = [...placesOf(nonce, html), html.length]
  const texts = ends.map((end, n) => html.subarray(n === 0 ? 0 : (ends[n - 1] ?? 0) + nonce.length, end))
  const pieces = texts.flatMap((it, n) => (n === 0 ? [it] : [null, it]))
  return Promise.all(pieces.map(async (it) => (it ? await deflated(it, bestLevel) : null)))
}

const sizeOf = (pieces: readonly (Buffer | null)[]): number =>
  pieces.reduce((sum, it) => sum + (it?.length ?? 0), 0)

/** What a page takes of memory, its key included. */
const bytesOf = ({ html, pieces, sources }: Page, key: string): number =>
  sizeOf([html.before, html.after, ...(pieces?.before ?? []), ...(pieces?.after ?? [])]) +
  2 * key.length +
  sources.reduce((sum, it) => sum + 2 * it.path.length + 100, 500)

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

  async function piecesOfPage(key: string, page: Page): Promise<Pieces> {
    if (page.pieces) return page.pieces
    const [before, after] = await Promise.all([
      piecesOf(page.html.before, page.nonce),
      piecesOf(page.html.after, page.nonce),
    ])
    const pieces = { before, after }
    // It takes more memory now, unless another one has come in its place.
    if (pages.peek(key) === page) pages.set(key, { ...page, pieces })
    return pieces
  }

  return {
    keep(key: string, origin: string, html: PageHtml, nonce: string, sources: Source[]): void {
      pages.set(key, { html, origin, nonce, sources, madeAt: Date.now() })
    },
    /** The page with a new nonce, as long as the one before, if `current` still gives every answer that it was made from. */
    async find(
      key: string,
      origin: string,
      nonce: string,
      current: (path: string) => Promise<number | undefined>
    ): Promise<KeptPage | null> {
      const page = pages.get(key)
      if (page?.nonce.length !== nonce.length || page.origin !== origin) return null
      const same = await Promise.all(page.sources.map(async (it) => (await current(it.path)) === it.version))
      if (same.includes(false) || Date.now() - page.madeAt > longestMs) {
        pages.delete(key)
        return null
      }
      const { before, after } = page.html
      return {
        html: { before: withNonce(before, page.nonce, nonce), after: withNonce(after, page.nonce, nonce) },
        deflated: () => piecesOfPage(key, page),
      }
    },
  }
}
