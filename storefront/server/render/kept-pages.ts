import type { IncomingMessage } from "node:http"
import { countReady } from "@telemetry/metrics"
import { htmlHeaders } from "~/lib/html-headers"
import type { PageCache } from "../cache/page-cache"
import type { VersionBoard } from "../cache/version-board"
import type { CheckoutUrls } from "../config"
import { sessionIn } from "../edge/allowlists"
import type { Edge } from "../edge/edge"
import type { Handler } from "../edge/in-order"
import { cacheKeyOf } from "../edge/known-hosts"
import { newNonce, pagePolicy } from "../edge/security"
import { type SendPage, takesGzip } from "./send-page"

export const originOf = ({ protocol, host }: Edge): string => `${protocol}://${host}`

/** Key of a page in the cache. The host name leads, so that nothing crosses tenants. */
export const pageKey = (edge: Edge, target: string): string => cacheKeyOf(edge.hostname) + target

interface Parts {
  cache: PageCache
  board: VersionBoard
  checkoutUrls: CheckoutUrls
  send: SendPage
}

/** Serves cached pages to visitors without a session, after one check of their stamps and without Express. */
export function keptPages({ cache, board, checkoutUrls, send }: Parts): Handler {
  const pageFor = (req: IncomingMessage, edge: Edge) =>
    cache.find(pageKey(edge, req.url ?? "/"), originOf(edge), () =>
      board.current(edge.hostname, edge.checkedSince)
    )
  return async (req, res, next) => {
    const { edge, url = "/" } = req
    const isVisitor = takesGzip(req) && sessionIn(req.headers.cookie) === undefined
    const page = edge && isVisitor ? await pageFor(req, edge) : null
    if (!page) {
      next()
      return
    }
    countReady("page", "hit")
    const nonce = newNonce()
    res.setHeader("Content-Type", htmlHeaders["Content-Type"])
    res.setHeader("Content-Security-Policy", pagePolicy(nonce, url.split("?", 1)[0] ?? "/", checkoutUrls))
    if (page.robots !== undefined) res.setHeader("X-Robots-Tag", page.robots)
    await send(req, res, page, nonce)
  }
}
