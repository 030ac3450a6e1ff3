import path from "node:path"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { env } from "../config/env"
import { ShopError } from "../lib/shop-error"
import { isPicture } from "./picture-url"

/**
 * Serves the pictures in the data folder under `/static/*`; the folder outlives every build. They are named by their
 * content, so what lies under such a name never changes. A file can run and load nothing in a browser, whatever it holds.
 */
export function staticFiles(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  if (req.method !== "GET" && req.method !== "HEAD") {
    res.setHeader("allow", "GET, HEAD")
    next(new ShopError("METHOD_NOT_ALLOWED", "This call doesn't take that method"))
    return
  }
  const url = req.originalUrl.split("?")[0] ?? ""
  const missing = () => next(new ShopError("NOT_FOUND", "There is no such file"))
  if (!isPicture(url)) {
    missing()
    return
  }
  res.setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  res.setHeader("x-content-type-options", "nosniff")
  res.setHeader("cross-origin-resource-policy", "cross-origin")
  res.sendFile(
    url.replace(/^\/static\//, ""),
    { root: path.resolve(env().DATA_DIR, "uploads"), immutable: true, maxAge: "365d" },
    (error?: Error) => {
      // A caller who hangs up in the middle is no fault.
      if (error && !res.headersSent) missing()
    }
  )
}
