import path from "node:path"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { env } from "../config/env"
import { ShopError } from "../lib/shop-error"

/** Our own pictures are named by their content, so what lies under such a name never changes. */
const byContent = /\/[0-9a-f]{32}(-\d+)?\.(webp|svg)$/

/**
 * Serves `/static/*` from the uploads in the data folder, which outlives every build. A file can run and load
 * nothing in a browser, whatever it holds.
 */
export function staticFiles(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  if (req.method !== "GET" && req.method !== "HEAD") {
    res.setHeader("allow", "GET, HEAD")
    next(new ShopError("METHOD_NOT_ALLOWED", "This call doesn't take that method"))
    return
  }
  const name = nameOf(req.originalUrl)
  const missing = () => next(new ShopError("NOT_FOUND", "There is no such file"))
  if (name === undefined) {
    missing()
    return
  }
  res.setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  res.setHeader("x-content-type-options", "nosniff")
  res.setHeader("cross-origin-resource-policy", "cross-origin")
  const lasting = byContent.test(name)
  res.sendFile(
    name,
    {
      root: path.resolve(env().DATA_DIR, "uploads"),
      dotfiles: "deny",
      immutable: lasting,
      maxAge: lasting ? "365d" : "1h",
    },
    (error?: Error) => {
      // A caller who hangs up in the middle is no fault.
      if (error && !res.headersSent) missing()
    }
  )
}

/** The path below `/static`, or undefined when it can't be a file's. */
function nameOf(url: string): string | undefined {
  try {
    const name = decodeURIComponent((url.split("?")[0] ?? "").replace(/^\/static/, ""))
    return name.includes("\0") || name.endsWith("/") || !name ? undefined : name
  } catch {
    return undefined
  }
}
