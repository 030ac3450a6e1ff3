import { LRUCache } from "lru-cache"
import type { PageHtml } from "~/lib/page-html"
import { deflated } from "../render/gzip"
import { type Current, isCurrent } from "./version-board"

/** A public response that a page was rendered from. */
export interface Source {
  path: string
  /** Version of the response. The value itself would stay in memory as long as the page. */
  version: number
  /** The stamp under which it was last read. */
  stamp: string | undefined
}

type Piece = Buffer | null
/** A page before and after its style, in pieces; `null` marks the place of the visitor's nonce. */
export type Pieces = Record<keyof PageHtml, Piece[]>

interface Page {
  /** Views of the page's bytes. Bytes use half the memory of the text and need no encoding per visitor. */
  pieces: Pieces
  /** Set once a visitor has received the page compressed. */
  deflated?: Pieces
  /** The origin in its links, port included. */
  origin: string
  sources: Source[]
  /** Its X-Robots-Tag. */
  robots: string | undefined
  madeAt: number
}

export interface KeptPage extends Pick<Page, "pieces" | "robots"> {
  deflated: () => Promise<Pieces>
}

interface Found {
  version: number
  stamp: string | undefined
}

const maxBytes = 32 * 1024 * 1024
const maxPageBytes = 300_000
/** Maximum age of a cached page, in ms. The only time-dependent part of a page is the year in the footer. */
const longestMs = 3_600_000
/** zlib's best level, because a cached page is compressed once. */
const bestLevel = 9

/** Cuts a page at its nonces, so that each visitor gets a new one without a copy of the page. */
function cutAt(nonce: string, html: Buffer): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, from)) {
    pieces.push(html.subarray(from, at), null)
    from = at + nonce.length
  }
  return [...pieces, html.subarray(from)]
}

const deflatedPieces = (pieces: readonly Piece[]): Promise<Piece[]> =>
  Promise.all(pieces.map(async (it) => (it ? await deflated(it, bestLevel) : null)))

const sizeOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, it) => sum + (it?.length ?? 0), 0)

/** Approximate memory use of a page in bytes, key included. */
const bytesOf = ({ pieces, deflated, sources }: Page, key: string): number =>
  [pieces, deflated].reduce((sum, it) => sum + (it ? sizeOf(it.before) + sizeOf(it.after) : 0), 0) +
  2 * key.length +
  sources.reduce((sum, it) => sum + 2 * it.path.length + 200, 500)

/**
 * Cache of rendered pages for visitors without a session. A page depends only on its address and the public responses
 * that it was rendered from. It is valid while the stamps of all of them are current, or else while each of them still
 * has the same version, which the caller checks by revalidating them (by ETag). So a page is never older than its data.
 * Keys contain the host name without its port, which a client can choose freely: a page for another port replaces the
 * previous one.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, Page>({
    maxSize: maxBytes,
    maxEntrySize: maxPageBytes,
    sizeCalculation: bytesOf,
  })

  keep(
    key: string,
    origin: string,
    { before, after }: PageHtml,
    nonce: string,
    { sources, robots }: Pick<Page, "sources" | "robots">
  ): void {
    const pieces = { before: cutAt(nonce, before), after: cutAt(nonce, after) }
    this.pages.set(key, { pieces, origin, sources, robots, madeAt: Date.now() })
  }

  /** Returns the page if the stamps of all responses that it was rendered from are current. */
  async find(
    key: string,
    origin: string,
    current: () => Promise<Current | undefined>
  ): Promise<KeptPage | null> {
    const page = this.pageOf(key, origin)
    if (!page || page.sources.length === 0) return null
    const now = await current()
    return page.sources.every(({ stamp }) => isCurrent(stamp, now)) ? this.kept(key, page) : null
  }

  /** Returns the page if `read` still returns the same version of every response that it was rendered from. */
  async revalidate(
    key: string,
    origin: string,
    read: (path: string) => Promise<Found | undefined>
  ): Promise<KeptPage | null> {
    const page = this.pageOf(key, origin)
    if (!page) return null
    const found = await Promise.all(page.sources.map(({ path }) => read(path)))
    if (page.sources.some(({ version }, n) => found[n]?.version !== version)) {
      this.pages.delete(key)
      return null
    }
    page.sources = page.sources.map((it, n) => ({ ...it, stamp: found[n]?.stamp }))
    return this.kept(key, page)
  }

  private pageOf(key: string, origin: string): Page | undefined {
    const page = this.pages.get(key)
    if (page && Date.now() - page.madeAt > longestMs) this.pages.delete(key)
    else if (page?.origin === origin) return page
    return undefined
  }

  private kept(key: string, page: Page): KeptPage {
    const { pieces, robots } = page
    return { pieces, robots, deflated: () => this.deflate(key, page) }
  }

  private async deflate(key: string, page: Page): Promise<Pieces> {
    if (page.deflated) return page.deflated
    const [before, after] = await Promise.all([
      deflatedPieces(page.pieces.before),
      deflatedPieces(page.pieces.after),
    ])
    const deflated = { before, after }
    // The page now takes more memory. Skipped if another page has replaced it.
    if (this.pages.peek(key) === page) this.pages.set(key, { ...page, deflated })
    return deflated
  }
}
