import type { IncomingMessage } from "node:http"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ApiError } from "../../lib/api-error"
import { peerOf } from "./peer"

const safe = new Set(["GET", "HEAD", "OPTIONS"])

/** Whether the request's method changes nothing. */
export const isRead = ({ method = "GET" }: Pick<IncomingMessage, "method">): boolean => safe.has(method)

/**
 * Refuses a state-changing request unless it comes from the tenant's own pages or from a program that sends no
 * `Origin`. The same host over the other protocol is another site: an attacker on an open network could have forged its
 * page.
 * @param own the tenant's origin as the caller sees it
 * @throws ApiError FORBIDDEN
 */
export function refuseForeignOrigin(req: Pick<IncomingMessage, "method" | "headers">, own: string): void {
  if (isRead(req)) return
  const site = req.headers["sec-fetch-site"]
  const origin = req.headers.origin
  const foreignSite = site !== undefined && site !== "same-origin" && site !== "none"
  const foreignOrigin = origin !== undefined && !sameOrigin(origin, own)
  if (foreignSite || foreignOrigin) throw new ApiError("FORBIDDEN", "The request came from another site.")
}

/** Applies the same check to Medusa's endpoints, whose pages are on the Medusa server's origin. */
export function sameSite(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { protocol, host } = peerOf(req)
  refuseForeignOrigin(req, `${protocol}://${host}`)
  next()
}

/** Compares protocol, host and port. The protocol's default port equals an omitted port. */
const sameOrigin = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin
