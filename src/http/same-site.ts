import type { IncomingMessage } from "node:http"
import { ShopError } from "../lib/shop-error"

const safe = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * A state-changing call must come from the shop's own pages, or from a program that sends no `Origin` at all.
 * @throws ShopError FORBIDDEN
 */
export function refuseForeignOrigin(req: IncomingMessage, host: string): void {
  if (safe.has(req.method ?? "GET")) return
  const site = req.headers["sec-fetch-site"]
  const origin = req.headers.origin
  const foreignSite = site !== undefined && site !== "same-origin" && site !== "none"
  const foreignOrigin = origin !== undefined && hostOf(origin) !== host
  if (foreignSite || foreignOrigin) throw new ShopError("FORBIDDEN", "This call came from another site.")
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
