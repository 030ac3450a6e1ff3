import { existsSync } from "node:fs"
import { readFile, readdir } from "node:fs/promises"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { RequestHandler } from "express"

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
}
const compressible = new Set([".js", ".css", ".svg", ".txt"])

interface Asset {
  type: string
  body: Buffer
  /** Compressed on first request: assets never change while the server runs. */
  br?: Promise<Buffer>
  gzip?: Promise<Buffer>
}

const brotli = (body: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

async function load(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((it) => it.isFile() && types[extname(it.name)] !== undefined)
  return new Map(
    await Promise.all(
      files.map(async (it): Promise<[string, Asset]> => {
        const path = join(it.parentPath, it.name)
        const type = types[extname(it.name)] ?? "application/octet-stream"
        return [path.slice(folder.length).replaceAll("\\", "/"), { type, body: await readFile(path) }]
      })
    )
  )
}

/**
 * Serves the built client files from memory, compressed once. Files with hashed names are cached forever.
 * @param earlier folder with the files of earlier builds, which open pages still load
 */
export async function assets(folder: string, earlier: string): Promise<RequestHandler> {
  const known = new Map([...(existsSync(earlier) ? await load(earlier) : []), ...(await load(folder))])
  return async (req, res, next) => {
    const asset = req.method === "GET" || req.method === "HEAD" ? known.get(req.path) : undefined
    if (!asset) {
      // A missing build file gets a plain 404 instead of a rendered page.
      if (req.path.startsWith("/assets/")) res.status(404).type("text/plain").send("Not found")
      else next()
      return
    }
    res.setHeader("Content-Type", asset.type)
    res.setHeader(
      "Cache-Control",
      req.path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600"
    )
    let body = asset.body
    if (compressible.has(extname(req.path))) {
      res.setHeader("Vary", "Accept-Encoding")
      const accepted = req.headers["accept-encoding"] ?? ""
      if (/\bbr\b/.test(accepted)) {
        body = await (asset.br ??= brotli(asset.body))
        res.setHeader("Content-Encoding", "br")
      } else if (/\bgzip\b/.test(accepted)) {
        body = await (asset.gzip ??= promisify(gzip)(asset.body))
        res.setHeader("Content-Encoding", "gzip")
      }
    }
    res.setHeader("Content-Length", body.length)
    res.end(req.method === "HEAD" ? undefined : body)
  }
}
