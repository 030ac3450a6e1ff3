import path from "node:path"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { env } from "../../config/env"
import { ApiError } from "../../lib/api-error"
import { platformFolder } from "../../domain/platform-folder"
import { findTenant } from "../../modules/tenant/find-tenant"
import { pictureCopy } from "./picture-copy"
import { isPicture } from "./picture-url"

const readsAvif = (accept: string | undefined): boolean => /\bimage\/avif\b/.test(accept ?? "")

/**
 * Returns whether files in `/static/{folder}/…` are served. An archived tenant's pictures aren't. Files that staff
 * upload in Medusa Admin are shared by all tenants.
 */
const isOpenFolder = async (req: MedusaRequest, folder: string): Promise<boolean> =>
  folder === platformFolder || (await findTenant(req.scope, "id", folder)) !== undefined

/**
 * Serves the pictures in the data folder under `/static/*`. The folder is kept across builds. File names are content
 * hashes, so a file never changes. Browsers that accept AVIF get it under the same name. The response headers keep a
 * file from running scripts or loading anything in a browser, whatever it contains.
 */
export async function staticFiles(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction
): Promise<void> {
  if (req.method !== "GET" && req.method !== "HEAD") {
    res.setHeader("allow", "GET, HEAD")
    next(new ApiError("METHOD_NOT_ALLOWED", "This endpoint doesn't support that method"))
    return
  }
  const url = req.originalUrl.split("?")[0] ?? ""
  const missing = () => next(new ApiError("NOT_FOUND", "There is no such file"))
  const uploads = path.resolve(env().DATA_DIR, "uploads")
  const isThere = isPicture(url) && (await isOpenFolder(req, url.split("/")[2] ?? ""))
  const copy = isThere ? await pictureCopy(uploads, url, readsAvif(req.headers.accept)) : null
  if (!copy) {
    missing()
    return
  }
  res.setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  res.setHeader("x-content-type-options", "nosniff")
  res.setHeader("cross-origin-resource-policy", "cross-origin")
  if (url.endsWith(".webp")) res.vary("Accept")
  if (copy.file.endsWith(".avif")) res.setHeader("content-type", "image/avif")
  res.sendFile(
    path.relative(uploads, copy.file),
    // Cached for a short time only, so that the next visit gets the better copy.
    { root: uploads, ...(copy.isTemporary ? { maxAge: "1m" } : { immutable: true, maxAge: "365d" }) },
    (error?: Error) => {
      // A client that disconnects mid-response is not an error.
      if (error && !res.headersSent) missing()
    }
  )
}
