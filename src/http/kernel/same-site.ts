import type { IncomingMessage } from "node:http"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ApiError } from "../../lib/api-error"
import { peerOf } from "./peer"

const safe = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * A state-changing call must come from the tenant's own pages, or from a program that sends no `Origin` at all. The
 * same host over the other protocol is another site: whoever sits in an open network could have written its page.
 * @param own the tenant's origin as the caller sees it
 * @throws ApiError FORBIDDEN
 */
export function refuseForeignOrigin(req: Pick<IncomingMessage, "method" | "headers">, own: string): void {
  if (safe.has(req.method ?? "GET")) return
  const site = req.headers["sec-fetch-site"]
  const origin = req.headers.origin
  const foreignSite = site !== undefined && site !== "same-origin" && site !== "none"
  const foreignOrigin = origin !== undefined && !sameOrigin(origin, own)
  if (foreignSite || foreignOrigin) throw new ApiError("FORBIDDEN", "This call came from another site.")
}

/** The same for Medusa's own calls, whose pages are those of its server. */
export function sameSite(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { protocol, host } = peerOf(req)
  refuseForeignOrigin(req, `${protocol}://${host}`)
  next()
}

/** Protocol, host and port are the same, with or without a port that the protocol implies. */
const sameOrigin = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin
