import type { IncomingMessage } from "node:http"
import { createHash } from "node:crypto"
import { namesTag } from "../../contract/rules/negotiation"
import type { Reply } from "./reply"

/** Returns a JSON response with an `ETag`, or 304 when the caller's copy is current. */
export function cached(req: IncomingMessage, body: unknown): Reply {
  const data = JSON.stringify(body)
  const etag = `"${createHash("sha256").update(data).digest("base64url").slice(0, 27)}"`
  const headers = { etag, vary: "host" }
  if (knows(req, etag)) return { status: 304, headers }
  return { status: 200, headers, raw: { type: "application/json; charset=utf-8", data } }
}

/** Returns whether the caller has the response with this tag. */
export const knows = (req: IncomingMessage, etag: string): boolean =>
  namesTag(req.headers["if-none-match"], etag)
