/** Content negotiation, the same on both servers: a cached response must be the one that would have been made. */

export type Encoding = "br" | "gzip"

/** Whether an `Accept-Encoding` header allows this encoding. */
export const accepts = (accepted: string | undefined, encoding: Encoding): boolean =>
  (accepted ?? "")
    .split(",")
    .map((it) => it.trim().toLowerCase())
    .some((it) => it.split(";", 1)[0]?.trim() === encoding && !/;\s*q=0(\.0*)?$/.test(it))

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingOf(accepted: string | undefined): Encoding | undefined {
  if (accepts(accepted, "br")) return "br"
  return accepts(accepted, "gzip") ? "gzip" : undefined
}

/**
 * Returns whether an `If-None-Match` header contains this tag. Weak tags match too: a proxy weakens a tag when it
 * compresses the response.
 */
export const namesTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((it) => it.trim().replace(/^W\//, "") === etag)
