import type { IncomingMessage } from "node:http"
import { createHash } from "node:crypto"
import { namesTag } from "../../contract/rules/negotiation"
import type { Reply } from "./reply"

/** The bytes of a response and their `ETag`. */
export interface CachedBytes {
  type: string
  data: Buffer
  etag: string
}

/** Creates a response that is sent again and again. */
export function cachedBytes(type: string, data: Buffer): CachedBytes {
  return { type, data, etag: `"${createHash("sha256").update(data).digest("base64url").slice(0, 27)}"` }
}

/** Returns the response, or 304 when the caller's copy is current. */
export function sendCached(
  req: IncomingMessage,
  { type, data, etag }: CachedBytes,
  more: Reply["headers"] = {}
): Reply {
  const headers = { etag, ...more }
  return knows(req, etag) ? { status: 304, headers } : { status: 200, headers, raw: { type, data } }
}

/** Returns a JSON response with an `ETag`, or 304 when the caller's copy is current. */
export const cached = (req: IncomingMessage, body: unknown): Reply =>
  sendCached(req, cachedBytes("application/json; charset=utf-8", Buffer.from(JSON.stringify(body))), {
    vary: "host",
  })

/** Returns whether the caller has the response with this tag. */
export const knows = (req: IncomingMessage, etag: string): boolean =>
  namesTag(req.headers["if-none-match"], etag)
