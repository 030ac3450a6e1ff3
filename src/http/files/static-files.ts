import path from "node:path"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { env } from "../../config/env"
import { ApiError } from "../../lib/api-error"
import { platformFolder } from "../../domain/platform-folder"
import { findTenant } from "../../modules/tenant/find-tenant"
import { pictureCopy } from "./picture-copy"
import { isPicture } from "./picture-url"

const readsAvif = (accept: string | undefined): boolean => /\bimage\/avif\b/.test(accept ?? "")

/** `/static/{tenant}/…`: an archived tenant's pictures are gone with it; what staff upload in Medusa Admin is shared. */
const isOpenFolder = async (req: MedusaRequest, folder: string): Promise<boolean> =>
  folder === platformFolder || (await findTenant(req.scope, "id", folder)) !== undefined

/**
 * Serves the pictures in the data folder under `/static/*`; the folder outlives every build. They are named by their
 * content, so what such a name shows never changes; browsers that read AVIF get it under the same name. A file can run
 * and load nothing in a browser, whatever it holds.
 */
export async function staticFiles(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction
): Promise<void> {
  if (req.method !== "GET" && req.method !== "HEAD") {
    res.setHeader("allow", "GET, HEAD")
    next(new ApiError("METHOD_NOT_ALLOWED", "This call doesn't take that method"))
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
    // A visitor who came before the better copy gets that one at the next visit.
    { root: uploads, ...(copy.passing ? { maxAge: "1m" } : { immutable: true, maxAge: "365d" }) },
    (error?: Error) => {
      // A caller who hangs up in the middle is no fault.
      if (error && !res.headersSent) missing()
    }
  )
}
