import type { RequestHandler } from "express"
import type { Branding } from "@contract/branding"
import type { Config } from "../config"
import { edgeHeaders } from "./edge"
import { isResponse, type PublicGet } from "../cache/public-cache"

const path = "/api/branding"

/**
 * Redirects visitors of a tenant's secondary hosts to its primary host and excludes its preview from search engines.
 * Pages need the same response, so the request costs a page nothing.
 */
export function redirectToPrimaryHost(config: Config, publicGet: PublicGet): RequestHandler {
  return async (req, res, next) => {
    const { edge } = req
    if (!edge) {
      next()
      return
    }
    const headers = {
      ...edgeHeaders(edge, config.edgeSecret),
      host: edge.host,
      accept: "application/json",
    }
    // When the request fails, the page shows the error.
    const found = await publicGet(edge.hostname, path, headers, edge.checkedSince).catch(() => null)
    const home = found && isResponse(found) && found.status === 308 ? found.headers["location"] : undefined
    if (typeof home === "string") {
      res.redirect(301, new URL(home).origin + req.originalUrl)
      return
    }
    const brand = found && !isResponse(found) ? (found.value as Branding) : null
    if (brand?.site?.isPreview) res.setHeader("X-Robots-Tag", "noindex")
    next()
  }
}
