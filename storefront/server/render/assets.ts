import type { IncomingMessage, ServerResponse } from "node:http"
import { readFile, readdir } from "node:fs/promises"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { browserFileName, browserFilesPath } from "@contract/rules/browser-files"
import { accepts } from "@contract/rules/negotiation"
import type { Handler } from "../edge/in-order"
import { refuse, unavailable } from "../edge/refusal"
import type { Call } from "../medusa-client"

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
}
const prefix = "/assets/"
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

/** Files in memory by path. */
export type BrowserFiles = Map<string, Asset>

/** Loads the built client files. */
export async function loadBrowserFiles(folder: string): Promise<BrowserFiles> {
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

const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD"
const pathOf = ({ url = "" }: IncomingMessage): string => url.split("?", 1)[0] ?? ""

/** Serves the client files from memory, compressed once. Files with hashed names are cached forever. */
export function assets(files: BrowserFiles): Handler {
  return async (req, res, next) => {
    const asset = isRead(req) ? files.get(pathOf(req)) : undefined
    if (asset) await send(req, res, asset)
    else next()
  }
}

/**
 * Serves `/assets/…` of other releases: pages that were opened before an update, and pages of the new release while this
 * process is of the previous one. The Medusa servers have them (docs/adr/0026); once read, a file is kept with the own
 * ones. A missing file gets a plain 404 instead of a rendered page.
 */
export function assetsOfOtherReleases(files: BrowserFiles, call: Call, edgeSecret: string): Handler {
  return async (req, res, next) => {
    const path = pathOf(req)
    if (!path.startsWith(prefix)) {
      next()
      return
    }
    const name = path.slice(prefix.length)
    const type = types[extname(name)]
    if (isRead(req) && type !== undefined && browserFileName.test(name)) {
      const headers = { "x-ratna-edge": edgeSecret }
      const found = await call("GET", `${browserFilesPath}${name}`, headers).catch(() => undefined)
      if (found?.status === 200) {
        const asset = { type, body: Buffer.from(found.body, "base64") }
        files.set(path, asset)
        await send(req, res, asset)
        return
      }
      if (found?.status !== 404) {
        refuse(path, res, unavailable)
        return
      }
    }
    notFound(res)
  }
}

function notFound(res: ServerResponse): void {
  res.statusCode = 404
  res.setHeader("Content-Type", "text/plain; charset=utf-8")
  res.end("Not found")
}

async function send(req: IncomingMessage, res: ServerResponse, asset: Asset): Promise<void> {
  const path = pathOf(req)
  res.setHeader("Content-Type", asset.type)
  res.setHeader(
    "Cache-Control",
    path.startsWith(prefix) ? "public, max-age=31536000, immutable" : "public, max-age=3600"
  )
  let body = asset.body
  if (compressible.has(extname(path))) {
    res.setHeader("Vary", "Accept-Encoding")
    const accepted = req.headers["accept-encoding"]?.toString()
    if (accepts(accepted, "br")) {
      body = await (asset.br ??= brotli(asset.body))
      res.setHeader("Content-Encoding", "br")
    } else if (accepts(accepted, "gzip")) {
      body = await (asset.gzip ??= promisify(gzip)(asset.body))
      res.setHeader("Content-Encoding", "gzip")
    }
  }
  res.setHeader("Content-Length", body.length)
  res.end(req.method === "HEAD" ? undefined : body)
}
