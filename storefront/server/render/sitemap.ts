import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { RequestHandler } from "express"
import type { ErrorBody } from "@contract/common"
import type { Sitemap } from "@contract/sitemap"
import type { Config } from "../config"
import { edgeHeaders, type Edge } from "../edge/edge"
import type { Call } from "../medusa-client"
import { totalOf } from "../cache/public-cache"
import { refuse, unavailable } from "../edge/refusal"

const pages = ["/", "/shop", "/faq", "/contact"]
/** Maximum number of URLs in one sitemap (sitemaps.org). */
const perMap = 50_000
/** Batch size for reading and sending. It bounds the memory that one request can use, however slow its client. */
const perCall = 2_000

const shape = /^\/sitemap(?:-([1-9]\d{0,5}))?\.xml$/
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const escaped = (it: string): string =>
  it.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

interface Piece {
  slugs: Sitemap
  total: number
}
type Read = (offset: number, limit: number) => Promise<Piece | { status: number; code: string }>

function reader(call: Call, edge: Edge, edgeSecret: string): Read {
  const headers = { ...edgeHeaders(edge, edgeSecret), host: edge.host, accept: "application/json" }
  return async (offset, limit) => {
    const response = await call("GET", `/api/sitemap?offset=${offset}&limit=${limit}`, headers)
    const body = JSON.parse(response.body) as Sitemap | ErrorBody
    if (Array.isArray(body)) return { slugs: body, total: totalOf(response) ?? body.length }
    return { status: response.status, code: body.code }
  }
}

const indexOf = (origin: string, maps: number): string =>
  `${declaration}<sitemapindex ${xmlns}>${Array.from({ length: maps }, (_, at) => `<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc></sitemap>`).join("")}</sitemapindex>\n`

/**
 * Streams one sitemap in batches. Addresses are the static pages, then the products by slug. A change during streaming
 * may be missed until the next request.
 */
async function* mapOf(origin: string, map: number, first: Piece, read: Read): AsyncGenerator<string> {
  const { from, to } = stonesOf(map)
  const url = (path: string): string => `<url><loc>${escaped(origin + path)}</loc></url>`
  const stones = (slugs: Sitemap): string =>
    slugs.map((it) => url(`/products/${encodeURIComponent(it)}`)).join("")
  yield `${declaration}<urlset ${xmlns}>${map === 1 ? pages.map(url).join("") : ""}${stones(first.slugs)}`
  for (let at = from + first.slugs.length; at < Math.min(to, first.total);) {
    const piece = await read(at, Math.min(perCall, to - at))
    if (!("slugs" in piece)) throw new Error(`the sitemap's stones answered ${piece.status}`)
    if (piece.slugs.length === 0) break
    yield stones(piece.slugs)
    at += piece.slugs.length
  }
  yield "</urlset>\n"
}

/** Range of products in a sitemap; the first sitemap also contains the static pages. */
const stonesOf = (map: number): { from: number; to: number } => ({
  from: Math.max(0, (map - 1) * perMap - pages.length),
  to: map * perMap - pages.length,
})

/**
 * Serves `/sitemap.xml`: all addresses of the tenant, or an index of `/sitemap-1.xml` … when one sitemap can't hold
 * them.
 */
export function sitemap(config: Config, call: Call): RequestHandler {
  return async (req, res, next) => {
    const match = shape.exec(req.path)
    const { edge } = req
    if (!match || !edge) {
      next()
      return
    }
    const map = Number(match[1] ?? 1)
    const read = reader(call, edge, config.edgeSecret)
    const { from, to } = stonesOf(map)
    const first = await read(from, Math.min(perCall, to - from)).catch(() => null)
    if (!first || ("status" in first && first.status >= 500 && first.code !== "TENANT_INACTIVE")) {
      res.setHeader("Retry-After", "5")
      refuse(req.path, res, unavailable)
      return
    }
    const maps = "slugs" in first ? Math.ceil((pages.length + first.total) / perMap) : 0
    // No tenant here, a closed one, or no such sitemap: the page shows the error.
    if (!("slugs" in first) || map > maps) {
      next()
      return
    }
    const origin = `${edge.protocol}://${edge.host}`
    res.setHeader("Content-Type", "application/xml; charset=utf-8")
    res.setHeader("Cache-Control", "public, max-age=600")
    if (req.method === "HEAD") res.end()
    else if (match[1] === undefined && maps > 1) res.end(indexOf(origin, maps))
    else {
      const pieces = Readable.from(mapOf(origin, map, first, read), { highWaterMark: 1 })
      // The visitor disconnected or the Medusa server failed midway: the connection is closed already.
      await pipeline(pieces, res).catch(() => undefined)
    }
  }
}
