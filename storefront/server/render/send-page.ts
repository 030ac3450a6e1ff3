import type { Request, Response } from "express"
import type { PageHtml } from "~/lib/page-html"
import { deflated, gzipOf, stored } from "./gzip"
import type { Pieces } from "../cache/page-cache"

/** Compression level of a page that is sent once: half the CPU time of the default level for 1% more bytes. */
const quickLevel = 4
const bestLevel = 9

const deflatedAnew = async ({ before, after }: PageHtml): Promise<Pieces> => ({
  before: [await deflated(before, quickLevel)],
  after: [await deflated(after, quickLevel)],
})

export type SendPage = (
  req: Request,
  res: Response,
  html: PageHtml,
  nonce: string,
  kept?: () => Promise<Pieces>
) => Promise<void>

/**
 * Sends pages with the inlined style, which is half of a page's bytes and deflated once. Cached pages are also deflated
 * once, except for the nonce. Clients that don't accept gzip get the uncompressed bytes, which a proxy may compress.
 */
export function pageSender(css: string): SendPage {
  const style = Buffer.from(css)
  const styleDeflated = deflated(style, bestLevel)

  async function gzipped(html: PageHtml, nonce: string, made: Promise<Pieces>): Promise<Buffer> {
    const { before, after } = await made
    const ownNonce = stored(Buffer.from(nonce, "latin1"))
    const filled = (pieces: (Buffer | null)[]): Buffer[] => pieces.map((it) => it ?? ownNonce)
    return gzipOf(
      [...filled(before), await styleDeflated, ...filled(after)],
      [html.before, style, html.after]
    )
  }

  return async (req, res, html, nonce, kept) => {
    const takesGzip = req.method === "GET" && req.acceptsEncodings("gzip") === "gzip"
    if (!takesGzip) {
      res.end(Buffer.concat([html.before, style, html.after]))
      return
    }
    const body = await gzipped(html, nonce, kept ? kept() : deflatedAnew(html))
    res.vary("Accept-Encoding")
    res.setHeader("Content-Encoding", "gzip")
    res.setHeader("Content-Length", body.length)
    res.end(body)
  }
}
