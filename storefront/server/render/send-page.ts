import type { IncomingMessage, ServerResponse } from "node:http"
import { accepts } from "@contract/rules/negotiation"
import type { PageHtml } from "~/lib/page-html"
import type { KeptPage, Pieces } from "../cache/page-cache"
import { deflated, gzipOf, stored } from "./gzip"

/** Compression level of a page that is sent once: half the CPU time of the default level for 1% more bytes. */
const quickLevel = 4
const bestLevel = 9

type Sendable = Pick<KeptPage, "pieces" | "deflated">

/** A page that was just rendered, with its visitor's nonce. */
export const newPage = ({ before, after }: PageHtml): Sendable => ({
  pieces: { before: [before], after: [after] },
  deflated: async () => ({
    before: [await deflated(before, quickLevel)],
    after: [await deflated(after, quickLevel)],
  }),
})

/** Whether a client gets pages compressed by this server. Others get plain bytes, which a proxy may compress. */
export const takesGzip = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && accepts(headers["accept-encoding"]?.toString(), "gzip")

export type SendPage = (
  req: IncomingMessage,
  res: ServerResponse,
  page: Sendable,
  nonce: string
) => Promise<void>

/**
 * Sends pages with the inlined style, which is half of a page's bytes and deflated once. Cached pages are also deflated
 * once, except for the nonce.
 */
export function pageSender(css: string): SendPage {
  const style = Buffer.from(css)
  const styleDeflated = deflated(style, bestLevel)

  const whole = ({ before, after }: Pieces, ofStyle: Buffer, nonce: Buffer): Buffer[] =>
    [...before, ofStyle, ...after].map((it) => it ?? nonce)

  return async (req, res, { pieces, deflated: compress }, nonce) => {
    const ownNonce = Buffer.from(nonce, "latin1")
    const plain = whole(pieces, style, ownNonce)
    if (!takesGzip(req)) {
      res.end(Buffer.concat(plain))
      return
    }
    const body = gzipOf(whole(await compress(), await styleDeflated, stored(ownNonce)), plain)
    res.setHeader("Vary", "Cookie, Accept-Encoding")
    res.setHeader("Content-Encoding", "gzip")
    res.setHeader("Content-Length", body.length)
    res.end(body)
  }
}
