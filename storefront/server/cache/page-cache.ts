import { LRUCache } from "lru-cache"
import type { PageHtml } from "~/lib/page-html"
import { deflated } from "../render/gzip"

/** A public response that a page was rendered from. */
interface Source {
  path: string
  /** Version of the response. The value itself would stay in memory as long as the page. */
  version: number
}

/** Compressed pieces of a page before and after its style; `null` marks the place of the visitor's nonce. */
export type Pieces = Record<keyof PageHtml, (Buffer | null)[]>

interface Page {
  /** Stored as bytes: uses half the memory of the text and needs no encoding per visitor. */
  html: PageHtml
  /** Set once a visitor has received the page compressed. */
  pieces?: Pieces
  /** The origin in its links, port included. */
  origin: string
  /** The nonce that the page was rendered with; every visitor gets a new one. */
  nonce: string
  sources: Source[]
  madeAt: number
}

export interface KeptPage {
  /** The page with the visitor's nonce. */
  html: PageHtml
  deflated: () => Promise<Pieces>
}

const maxBytes = 32 * 1024 * 1024
const maxPageBytes = 300_000
/** Maximum age of a cached page, in ms. The only time-dependent part of a page is the year in the footer. */
const longestMs = 3_600_000
/** zlib's best level, because a cached page is compressed once. */
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

/** Approximate memory use of a page in bytes, key included. */
const bytesOf = ({ html, pieces, sources }: Page, key: string): number =>
  sizeOf([html.before, html.after, ...(pieces?.before ?? []), ...(pieces?.after ?? [])]) +
  2 * key.length +
  sources.reduce((sum, it) => sum + 2 * it.path.length + 100, 500)

/**
 * Cache of rendered pages for visitors without a session. A page depends only on its address and the public responses
 * that it was rendered from. It is valid while each of them still has the same version, which the caller checks by
 * revalidating them (by ETag). So a page is never older than its data. Keys contain the host name without its port,
 * which a client can choose freely: a page for another port replaces the previous one.
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
    // The page now takes more memory. Skipped if another page has replaced it.
    if (pages.peek(key) === page) pages.set(key, { ...page, pieces })
    return pieces
  }

  return {
    keep(key: string, origin: string, html: PageHtml, nonce: string, sources: Source[]): void {
      pages.set(key, { html, origin, nonce, sources, madeAt: Date.now() })
    },
    /**
     * Returns the page with a new nonce in place of the previous one if `current` still returns the same version of
     * every response that the page was rendered from.
     */
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
