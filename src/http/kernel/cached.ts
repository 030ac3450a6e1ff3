import type { IncomingMessage } from "node:http"
import { createHash } from "node:crypto"
import type { Reply } from "./reply"

/** A JSON answer with an `ETag`; 304 when the caller already has it. */
export function cached(req: IncomingMessage, body: unknown): Reply {
  const data = JSON.stringify(body)
  const etag = `"${createHash("sha256").update(data).digest("base64url").slice(0, 27)}"`
  const headers = { etag, vary: "host" }
  if (knows(req, etag)) return { status: 304, headers }
  return { status: 200, headers, raw: { type: "application/json; charset=utf-8", data } }
}

/** Whether `If-None-Match` names this tag; a proxy may have weakened it when compressing. */
export const knows = (req: IncomingMessage, etag: string): boolean =>
  (req.headers["if-none-match"] ?? "").split(",").some((it) => it.trim().replace(/^W\//, "") === etag)
