import { existsSync } from "node:fs"
import path from "node:path"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { serve } from "@medusajs/admin-bundler"
import { env } from "../../config/env"
import { ApiError } from "../../lib/api-error"

type Pages = Awaited<ReturnType<typeof serve>>

/** Relative to the server's working directory. */
const folderOfPages = (): string => path.resolve("public/admin")
let pages: Promise<Pages> | undefined

/**
 * Serves Medusa Admin under `/app` with Medusa's own router as soon as it is built. Medusa's loader would need the
 * build when the server starts; the first build takes minutes, and nothing else waits for it.
 */
export async function medusaAdmin(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction
): Promise<void> {
  if (env().ADMIN_DISABLED) {
    next(new ApiError("NOT_FOUND", "Medusa Admin is switched off"))
    return
  }
  setSecurityHeaders(res)
  const outDir = folderOfPages()
  if (existsSync(path.join(outDir, "index.html")))
    pages ??= import("@medusajs/admin-bundler").then((bundler) => bundler.serve({ outDir }))
  if (pages) {
    const serveFile = await pages
    serveFile(req, res, next)
    return
  }
  res.setHeader(
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
  )
  res.setHeader("cache-control", "no-store")
  res.setHeader("retry-after", "5")
  res.status(503).type("html").end(beingBuilt)
}

/**
 * Scripts and requests of Medusa Admin's pages stay on their origin. Its components set styles on elements, and pictures
 * may be on a bucket's origin.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ")

/** The headers that the stores' pages have too (`storefront/server/edge/security.ts`). */
function setSecurityHeaders(res: MedusaResponse): void {
  res.setHeader("content-security-policy", policy)
  res.setHeader("x-content-type-options", "nosniff")
  // An invitation's page has its token in the address.
  res.setHeader("referrer-policy", "no-referrer")
  res.setHeader("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()")
  res.setHeader("x-frame-options", "DENY")
  res.setHeader("cross-origin-opener-policy", "same-origin")
  if (env().production) res.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains")
}

const beingBuilt = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Medusa Admin is being built</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 20vh auto; padding: 0 1rem }</style>
</head>
<body>
<h1>Medusa Admin is being built</h1>
<p>This takes some minutes, once after each update. The stores are open meanwhile. This page reloads by itself.</p>
</body>
</html>
`
