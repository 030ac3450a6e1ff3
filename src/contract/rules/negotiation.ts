/** Content negotiation, the same on both servers: a cached response must be the one that would have been made. */

export type Encoding = "br" | "gzip"

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingOf(accepted = ""): Encoding | undefined {
  const ways = accepted
    .split(",")
    .map((it) => it.trim().toLowerCase())
    .filter((it) => !/;\s*q=0(\.0*)?$/.test(it))
    .map((it) => it.split(";")[0])
  if (ways.includes("br")) return "br"
  return ways.includes("gzip") ? "gzip" : undefined
}

/**
 * Returns whether an `If-None-Match` header contains this tag. Weak tags match too: a proxy weakens a tag when it
 * compresses the response.
 */
export const namesTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((it) => it.trim().replace(/^W\//, "") === etag)
