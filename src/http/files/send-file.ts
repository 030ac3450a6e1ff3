import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import fresh from "fresh"
import parseRange from "range-parser"
import { type ByteRange, pictureType } from "../../picture-store/picture-store"
import type { ServedFile } from "./served-file"

const yearSeconds = 365 * 24 * 60 * 60
/** So that the next visit gets the better copy. */
const temporarySeconds = 60

/**
 * Returns the one range that a request asks for; "none" for the whole file. Several ranges get the whole file, as RFC
 * 9110 allows.
 */
function rangeOf(
  { headers }: IncomingMessage,
  bytes: number,
  validators: readonly string[]
): ByteRange | "none" | "unsatisfiable" {
  const condition = headers["if-range"]
  if (headers.range === undefined) return "none"
  if (typeof condition === "string" && !validators.includes(condition)) return "none"
  const ranges = parseRange(bytes, headers.range, { combine: true })
  if (ranges === -1) return "unsatisfiable"
  const [range] = Array.isArray(ranges) && ranges.type === "bytes" ? ranges : []
  return range && Array.isArray(ranges) && ranges.length === 1
    ? { start: range.start, end: range.end }
    : "none"
}

/** Sends a stored file: 200, 206, 304 or 416, for GET and HEAD. */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  { name, file, isTemporary }: ServedFile
): Promise<void> {
  // A stored file never changes, so its name and size identify its content in every process.
  const etag = `"${path.basename(name)}-${file.bytes.toString(16)}"`
  const lastModified = file.storedAt.toUTCString()
  const cached = isTemporary
    ? `max-age=${String(temporarySeconds)}`
    : `max-age=${String(yearSeconds)}, immutable`
  res.setHeader("cache-control", `public, ${cached}`)
  res.setHeader("etag", etag)
  res.setHeader("last-modified", lastModified)
  res.setHeader("accept-ranges", "bytes")
  if (fresh(req.headers, { etag, "last-modified": lastModified })) {
    res.writeHead(304).end()
    return
  }
  res.setHeader("content-type", pictureType(name))
  const range = rangeOf(req, file.bytes, [etag, lastModified])
  if (range === "unsatisfiable") {
    res.removeHeader("content-type")
    res.setHeader("cache-control", "no-store")
    res.writeHead(416, { "content-range": `bytes */${String(file.bytes)}` }).end()
    return
  }
  const { start, end } = range === "none" ? { start: 0, end: file.bytes - 1 } : range
  if (range !== "none") {
    res.statusCode = 206
    res.setHeader("content-range", `bytes ${String(start)}-${String(end)}/${String(file.bytes)}`)
  }
  res.setHeader("content-length", end - start + 1)
  if (req.method === "HEAD") {
    res.end()
    return
  }
  const content = await file.read(range === "none" ? undefined : range)
  // A client that disconnects mid-response is not an error.
  await pipeline(content, res).catch(() => res.destroy())
}
